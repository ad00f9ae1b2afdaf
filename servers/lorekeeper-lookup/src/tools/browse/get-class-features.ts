import { classFeatures, featureTypes } from "../../browse/class-features.js";
import { defineTool } from "../../context.js";
import { choice, window, words } from "../../params.js";

/** The features of a class by level. */
export default defineTool({
  name: "get_class_features",
  title: "Get class features",
  description:
    "What a class and its subclasses gain, level by level; option is what is chosen, such as fighting styles.",
  access: "read",
  openWorld: true,
  toolset: "browse",
  input: { class_name: words, feature_type: choice(featureTypes).default("all"), ...window },
  handle: ({ class_name: name, feature_type: type, ...part }, ctx) =>
    classFeatures({ name, type }, part, ctx),
});
