/** Combinations of attacks, each "1 bite + 2 claws", several with " | " between them: read from the words of a Multiattack. */
export function combinationsOfProse(creature: string, prose: string): string {
  const byHand = odd[creature];
  if (byHand !== undefined) return byHand;
  const text = prose.replaceAll(/\s+/g, " ").replace(/\.?$/, ".");
  const presence = /can use its ([\w ]+?)(?:\. It then makes| and makes)/.exec(text)?.[1];
  const strikes = /attacks: (.*?)\./.exec(text)?.[1];
  const parts = strikes === undefined ? plain(text) : named(strikes);
  if (parts.length === 0)
    throw new Error(`Nobody has read the Multiattack of ${creature}: ${text}`);
  return [...(presence === undefined ? [] : [`1 ${presence.toLowerCase()}`]), ...parts].join(" + ");
}

const numbers = ["zero", "one", "two", "three", "four", "five", "six", "seven"];
const count = (word: string): string => String(numbers.indexOf(word));
const number = `(${numbers.join("|")})`;

/** "one with its bite and two with its claws", "one to constrict". */
const named = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`${number} (?:with its|to) ([a-z ]+?)(?=,| and|$)`, "g"))].map(
    ([, many = "", what]) => `${count(many)} ${what}`,
  );

/** "makes two slam attacks", "makes one attack with its rotting fist". */
const plain = (text: string): readonly string[] => [
  ...[...text.matchAll(new RegExp(`${number} ([\\w ]+?) attacks?\\b(?! with)`, "g"))].map(
    ([, many = "", what = ""]) => `${count(many)} ${what.toLowerCase()}`,
  ),
  ...[...text.matchAll(new RegExp(`${number} attacks? with its ([\\w ]+?)[.]`, "g"))].map(
    ([, many = "", what]) => `${count(many)} ${what}`,
  ),
];

/** Those that say more than what is made with what, read by hand. */
const odd: Readonly<Record<string, string>> = {
  "bandit-captain": "2 scimitar + 1 dagger | 2 dagger",
  "barbed-devil": "1 tail + 2 claws | 2 hurl flame",
  centaur: "1 pike + 1 hooves | 2 longbow",
  chimera:
    "1 bite + 1 horns + 1 claws | 1 fire breath + 1 horns + 1 claws | 1 bite + 1 fire breath + 1 claws",
  chuul: "2 pincer + 1 tentacles",
  "dragon-turtle": "1 bite + 2 claws | 1 bite + 1 tail",
  drider: [3, 2]
    .flatMap((many) =>
      ["longsword", "longbow"].map((weapon) =>
        many === 3 ? `3 ${weapon}` : `2 ${weapon} + 1 bite`,
      ),
    )
    .join(" | "),
  efreeti: "2 scimitar | 2 hurl flame",
  erinyes: "3 attack",
  "gibbering-mouther": "1 bites + 1 blinding spittle",
  glabrezu: "2 pincers + 2 fists | 2 pincers + 1 cast a spell",
  gladiator: "3 melee | 2 ranged",
  grick: "1 tentacles + 1 beak",
  "half-red-dragon-veteran": "2 longsword + 1 shortsword",
  "horned-devil":
    "2 fork + 1 tail | 2 fork + 1 hurl flame | 1 fork + 1 hurl flame + 1 tail | 1 fork + 2 hurl flame | 2 hurl flame + 1 tail | 3 hurl flame",
  hydra: "5 bite",
  kraken: "3 tentacle | 2 tentacle + 1 fling | 1 tentacle + 2 fling | 3 fling",
  lamia: "1 claws + 1 dagger | 1 claws + 1 intoxicating touch",
  // Each with another weapon.
  lizardfolk: [
    "bite + 1 heavy club",
    "bite + 1 javelin",
    "bite + 1 spiked shield",
    "heavy club + 1 javelin",
    "heavy club + 1 spiked shield",
    "javelin + 1 spiked shield",
  ]
    .map((two) => `1 ${two}`)
    .join(" | "),
  manticore: "1 bite + 2 claws | 3 tail spike",
  marilith: "6 longsword + 1 tail",
  medusa: "1 snake hair + 2 shortsword | 2 longbow",
  merrow: "1 bite + 1 claws | 1 bite + 1 harpoon",
  nalfeshnee: "1 horror nimbus + 1 bite + 2 claws",
  oni: "2 claw | 2 glaive",
  roper: "4 tendril + 1 reel + 1 bite",
  sahuagin: "1 bite + 1 claws | 1 bite + 1 spear",
  scout: "2 melee | 2 ranged",
  "shambling-mound": "2 slam",
  tarrasque:
    "1 frightful presence + 1 bite + 2 claws + 1 horns + 1 tail | 1 frightful presence + 1 swallow + 2 claws + 1 horns + 1 tail",
  vampire: "2 unarmed strike | 1 unarmed strike + 1 bite",
  "vampire-spawn": "2 claws | 1 claws + 1 bite",
  veteran: "2 longsword + 1 shortsword",
  "violet-fungus": "1d4 rotting touch",
  werebear: "2 claw | 2 greataxe",
  wereboar: "2 maul | 1 maul + 1 tusks",
  wererat:
    "2 shortsword | 2 hand crossbow | 1 shortsword + 1 hand crossbow | 1 shortsword + 1 bite | 1 hand crossbow + 1 bite",
  weretiger: "2 scimitar | 2 longbow | 2 claw",
  werewolf: "2 spear | 1 bite + 1 claws",
  wight: "2 longsword | 2 longbow | 1 longsword + 1 life drain",
  wyvern: "1 bite + 1 stinger | 1 bite + 1 claws | 1 claws + 1 stinger",
};
