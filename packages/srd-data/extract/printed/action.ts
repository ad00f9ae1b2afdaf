/** Facts of an action by name: "to hit": "14", "damage": "19 2d10+8 piercing, 7 2d6 fire". */
export type Facts = Readonly<Record<string, string>>;

/** Those that there are. */
export const factsOf = (found: Readonly<Record<string, string | undefined>>): Facts =>
  Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );

/** Several values of one fact: each once, in order. */
export const listed = (all: readonly (string | undefined)[]): string =>
  [...new Set(all.filter((one) => one !== undefined))].toSorted().join(", ");

const types =
  "acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder";
const conditions =
  "blinded|charmed|deafened|frightened|grappled|incapacitated|invisible|paralyzed|petrified|poisoned|prone|restrained|stunned|unconscious";
const abilities = "Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma";
const feet = String.raw`(\d+) ?[ -](?:feet|foot|ft\.)`;

const all = (text: string, pattern: string): readonly RegExpExecArray[] => [
  ...text.matchAll(new RegExp(pattern, "g")),
];
const first = (text: string, pattern: string): string | undefined =>
  new RegExp(pattern).exec(text)?.[1];

/** What the words of an action say in numbers: read from the words alone, without what srd-data makes of them. */
export function factsOfProse(prose: string): Facts {
  const text = prose.replaceAll("*", "").replaceAll("−", "-").replaceAll(/\s+/g, " ");
  const isAttack = text.includes("to hit");
  return factsOf({
    "to hit": first(text, String.raw`\+(\d+) to hit`),
    reach: isAttack ? first(text, String.raw`reach (\d+)`) : undefined,
    range: isAttack ? first(text, String.raw`range (\d+(?:/\d+)?)`) : undefined,
    area: listed(areasOf(text)),
    within: isAttack ? undefined : withinOf(text),
    damage: listed(damageOf(text)),
    loses: rollOf(text, "loses?"),
    heals: rollOf(text, "regains"),
    save: listed(savesOf(text)),
    half: /half as much|half the .*damage/.test(text) ? "yes" : undefined,
    escape: listed(escapesOf(text)),
    conditions: listed(conditionsOf(text)),
    repeat: /repeat the saving throw at the end of each of its turns/.test(text)
      ? "turn-end"
      : undefined,
    lasts: listed(lastingOf(text)),
    moves: listed(movesOf(text)),
    immune: first(text, String.raw`immune to [^.]* for (?:the next )?(24 hours)`),
    uses: isAttack ? undefined : listed(usesOf(text)),
  });
}

/** "20 4d8+2": the hit points that somebody loses or regains. */
function rollOf(text: string, verb: string): string | undefined {
  const found = new RegExp(String.raw`${verb} (\d+) \(([^)]*)\) hit points`).exec(text);
  return found === null ? undefined : `${found[1]} ${found[2]?.replaceAll(" ", "")}`;
}

const areasOf = (text: string): readonly string[] => [
  ...all(text, `${feet} (cone|line)`).map(([, size, shape]) => `${size} ${shape}`),
  ...all(text, `${feet}[ -]radius`).map(([, size]) => `${size} radius`),
  ...all(text, String.raw`line (?:of \w+ )?that is (\d+) (?:feet|ft\.) long`).map(
    ([, size]) => `${size} line`,
  ),
];

/** How far those are at most whom it affects, in the words for that: "each creature within 60 feet of it". */
const withinOf = (text: string): string | undefined =>
  /in the elemental's space|to land on its/.test(text)
    ? "0"
    : first(
        text,
        String.raw`(?:[Cc]reatures?|humanoid|giant|targets?|can see|choice(?: that is)?|beast|guardian is|its turn)\b(?: that (?:is|it can see))? within ${feet} of`,
      );

/** "19 2d10+8 piercing", the average first; "1 piercing" where no dice fall. */
const damageOf = (text: string): readonly string[] =>
  all(
    text,
    String.raw`(\d+)(?: \((\d+d\d+(?: ?[+-] ?\d+)?)\))? (${types})(?: or (${types}))? damage`,
  ).flatMap(([, average, dice, ...kinds]) =>
    kinds
      .filter((type) => type !== undefined)
      .map(
        (type) => `${average} ${dice === undefined ? "" : `${dice.replaceAll(" ", "")} `}${type}`,
      ),
  );

/** "con 14"; both where the target chooses. */
const savesOf = (text: string): readonly string[] =>
  all(text, String.raw`DC (\d+) (${abilities})(?: or (${abilities}))? saving throw`).flatMap(
    ([, dc, ...of]) =>
      of.filter((one) => one !== undefined).map((one) => `${one.slice(0, 3).toLowerCase()} ${dc}`),
  );

/** The DC of getting out of a hold, or of what holds. */
const escapesOf = (text: string): readonly (string | undefined)[] => [
  ...all(text, String.raw`escape DC (\d+)`).map(([, dc]) => dc),
  ...all(text, String.raw`DC (\d+) Strength check`).map(([, dc]) => dc),
];

/** Sentences that only speak of a condition that somebody has, or has not. */
const speaks =
  /no longer|immun|one prone|is invisible with|While invisible|willing creature|not grappled|charmed (?:target|creature) (?:regards|obeys|is under)|whirlwind move with|song ends if|This effect ends if|retains its|exiting prone|regurgitate|reverts to its inanimate|until the devil is|can't be grappled|unless the creature is incapacitated|instead falls prone/;

const conditionsOf = (text: string): readonly (string | undefined)[] =>
  text
    .replaceAll("can grapple the target", "is grappled")
    .split(/(?<=\.) /)
    .map((sentence) => sentence.replaceAll(/isn't (?:flung away or )?(?:knocked )?\w+/g, ""))
    .filter((sentence) => !speaks.test(sentence))
    .flatMap((sentence) =>
      all(
        sentence,
        String.raw`\b(?:be|become|becomes|fall|falls|is|are|and|turns|against being|or|,) (?:also |instead |magically |knocked )*(${conditions})\b`,
      ).map(([, condition]) => condition),
    );

/** Others of its own actions that it takes in this one. */
const usesOf = (whole: string): readonly (string | undefined)[] => {
  const text = whole.replaceAll(/until (?:it|she) attacks[^.(]*/g, "");
  return [
    ...all(text, String.raw`(?:makes?|or) (?:a|one)? ?([a-z ]+?) attack(?! with| roll)`).map(
      ([, what]) => what,
    ),
    ...all(text, "makes one (unarmed strike)").map(([, what]) => what),
    ...all(text, String.raw`attack with its ([\w ]+?)(?: or|\.)`).map(([, what]) => what),
    ...all(text, String.raw` uses? (?:its )?((?:[A-Z]\w+ ?)+)`).map(([, what]) =>
      what?.trim().toLowerCase(),
    ),
  ];
};

/** How long conditions last, where that is said in a number. */
const lastingOf = (text: string): readonly (string | undefined)[] =>
  all(
    text,
    String.raw`(?:${conditions}|effect lasts|up to) (?:for )?(\d+ (?:minute|hour|day))s?\b`,
  ).map(([, time = ""]) => time.replace(/^(\d+) day$/, (_, days) => `${Number(days) * 24} hour`));

/** Feet that somebody is moved, or goes by magic. */
const movesOf = (text: string): readonly string[] =>
  all(text, String.raw`(pushed|pulled|pulls|flung|thrown up|teleports)\b[^.]*?${feet}`).map(
    ([, how = "", far]) => `${how === "teleports" ? "teleports" : "moved"} ${far}`,
  );
