import { answer } from "../../answer.js";
import { defineTool } from "../../context.js";
import { choice, name, paging, sourcesOf } from "../../params.js";

const called = {
  class: ["class", "classes"],
  race: ["race", "races"],
  background: ["background", "backgrounds"],
  feat: ["feat", "feats"],
} as const;

/** What characters are made of: classes and races from v1, backgrounds and feats from v2. */
export default defineTool({
  name: "lookup_character_option",
  title: "Look up character options",
  description:
    "Classes with features and subclasses, races with traits and subraces, backgrounds, feats; with source.",
  access: "read",
  openWorld: true,
  toolset: "lookup",
  input: { type: choice(["class", "race", "background", "feat"]), name, ...paging },
  handle({ type, name: wanted, limit, offset, sources }, ctx, call) {
    const filters = { name: wanted };
    const from = sourcesOf(sources);
    return answer(
      { kinds: [type], called: called[type], filters, limit, offset, sources: from },
      ctx,
      call,
    );
  },
});
