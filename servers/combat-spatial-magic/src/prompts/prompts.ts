import { promptsFor } from "@tabletop-mcp/mcp-kit";
import { keyOf } from "@tabletop-mcp/storage";
import type { CombatContext } from "../context.js";

const definePrompt = promptsFor<CombatContext>();

/** Names of fights that go on and begin with, or hold, what was typed. */
async function fightsLike(typed: string, { campaign }: CombatContext): Promise<readonly string[]> {
  const key = keyOf(typed);
  const all = await campaign.encounters.active();
  return all.flatMap(({ name }) => (keyOf(name).includes(key) ? [name] : []));
}

const turn = `Play this one turn by the rules, then stop and say whose turn comes.

1. A player's character: ask its player what it does, at whom and with what, and wait. Anybody else: choose what it would do, from its stat block and what it knows.
2. Do it with move_combatant, execute_action and cast_spell, in the order said. They find distance, cover, advantage, damage and saves by themselves: add nothing. get_spell_info tells what a spell asks to choose.
3. Never roll or invent a die. A die that a player has rolled goes in as manualRoll.
4. Where a reply has pending, ask who is asked whether it reacts, and answer with its reaction (economy "reaction") or reaction "decline" before anything else.
5. A refusal ([CODE] ...) has changed nothing: say why, and offer what is legal. What is told as narrative you decide.
6. When the turn is done call advance_turn. Settle what due asks for: death saves of players are theirs to roll.
7. Tell it in two or three sentences, with the numbers that matter.`;

const session = `Open a session of this campaign.

1. Call get_session_context, and read it: the party, the place, what is open, who concentrates and who is hurt. For players' eyes call it with forPlayer.
2. Recap in five sentences at most where the story stands, and what was left open. Keep secrets and exact hit points of foes to yourself.
3. Ask who is here, and which character each plays. Of choicesDue and of spells to prepare (preparedSpells) remind their players.
4. Is a fight going on? Call get_encounter and go on with it; its turns are played with the prompt run_turn. Else describe the place from get_location, and ask what they do.
5. From then on write down with add_session_note what must not be forgotten. Rules and dice are the tools': never roll, never keep hit points, slots or coins yourself.`;

/** What a game master asks for again and again. */
export const prompts = [
  definePrompt({
    name: "run_turn",
    title: "Run a turn",
    description: "Plays the turn that is going on in a fight, by the rules, with the tools.",
    arguments: [
      {
        name: "encounter",
        description: "Its name or id; the only fight that goes on where it is left out.",
        required: false,
        complete: fightsLike,
      },
    ],
    async render({ encounter }, ctx) {
      const { encounterResource } = await import("../resources/texts.js");
      const text = `${turn}\n\n${await encounterResource(encounter, ctx)}`;
      return { description: "The turn that is going on", messages: [{ role: "user", text }] };
    },
  }),
  definePrompt({
    name: "start_session",
    title: "Start a session",
    description: "Opens a session: where the campaign stands, who plays whom, and what is due.",
    arguments: [],
    render: () => ({
      description: "The start of a session",
      messages: [{ role: "user", text: session }],
    }),
  }),
];
