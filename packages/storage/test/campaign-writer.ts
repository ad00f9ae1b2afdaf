// A process of its own for tests: campaign-writer.js FILE NAME COUNT. It waits for a line on stdin,
// opens the campaign, and gives the character "a" COUNT experience points one by one, each with a
// thing and a note, saying the number of each once it was told that it is kept.
import { once } from "node:events";
import { creatureOf } from "@tabletop-mcp/rules-engine/testing";
import { NameTakenError, openCampaign, StaleError } from "../src/index.js";
import { changed, made, note, only, write } from "../testing/story.js";

const [file = "", name = "", count = "0"] = process.argv.slice(2);
// Loaded beforehand, so that several writers open the file at the same moment.
await import("better-sqlite3");
process.stdout.write("ready\n");
await once(process.stdin, "data");
const campaign = await openCampaign({ file });
process.stdout.write("open\n");

/** Again where another was faster. */
async function retrying(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof StaleError)) throw thrown;
    }
  }
}

try {
  if ((await campaign.characters.find("a")) === undefined)
    await write(campaign, { characters: made(creatureOf()) });
} catch (thrown) {
  if (!(thrown instanceof NameTakenError) && !String(thrown).includes("UNIQUE")) throw thrown;
}
for (let number = 0; number < Number(count); number += 1) {
  await retrying(async () => {
    const before = only(await campaign.characters.load(["a"]));
    const { xp, items } = before.value;
    const id = `${name} ${number}`;
    await write(campaign, {
      characters: [
        changed(before, {
          xp: xp + 1,
          items: [...items.slice(-20), { id, name: id, quantity: 1 }],
        }),
      ],
      notes: made(note(id, { content: `entry ${number}` })),
    });
  });
  await new Promise((done) => process.stdout.write(`${number}\n`, done));
}
await campaign.close();
process.stdin.destroy();
