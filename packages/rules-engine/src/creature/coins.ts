import { err, ok, type Result } from "@tabletop-mcp/dice-core";
import { type Coin, coins as coinsUpwards } from "@tabletop-mcp/srd-data";
import type { RuleViolation } from "../game/violation.js";
import type { Coins } from "./creature.js";

/** Some of each coin. */
export type CoinsAsked = Readonly<Partial<Record<Coin, number>>>;

/** What a coin is worth in copper pieces (Equipment, Standard Exchange Rates). */
export const copperIn: Coins = { cp: 1, sp: 10, ep: 50, gp: 100, pp: 1000 };

const coinsDownwards = coinsUpwards.toReversed();

/** How many coins there are. */
export const coinCount = (coins: CoinsAsked): number => sum(coins, () => 1);

/** What coins are worth, in copper pieces. */
export const worthOf = (coins: CoinsAsked): number => sum(coins, (coin) => copperIn[coin]);

const sum = (coins: CoinsAsked, each: (coin: Coin) => number): number =>
  coinsUpwards.reduce((all, coin) => all + (coins[coin] ?? 0) * each(coin), 0);

/** Coins put together. */
export const addCoins = (purse: Coins, more: CoinsAsked): Coins =>
  forEach((coin) => purse[coin] + (more[coin] ?? 0));

const forEach = (count: (coin: Coin) => number): Coins => ({
  cp: count("cp"),
  sp: count("sp"),
  ep: count("ep"),
  gp: count("gp"),
  pp: count("pp"),
});

/** "1 pp, 5 gp, 3 cp", the dearest first. */
export const inCoins = (coins: CoinsAsked): string =>
  coinsDownwards.flatMap((coin) => (coins[coin] ? [`${coins[coin]} ${coin}`] : [])).join(", ") ||
  "no coins";

const mostCoins = 1_000_000_000;

/** Says no to what is no number of coins. */
export const refuseCoins = (asked: CoinsAsked): RuleViolation | undefined =>
  coinsUpwards.every((coin) => {
    const count = asked[coin] ?? 0;
    return Number.isInteger(count) && count >= 0 && count <= mostCoins;
  })
    ? undefined
    : {
        code: "INVALID_COINS",
        message: `Coins are counted in whole numbers from 0 to ${mostCoins}.`,
        hint: "To pay, use take or transfer: { gp: 5 }.",
      };

/**
 * What is left of a purse after exactly that has been paid. Coins of the kinds asked for go first;
 * the rest is met without change if it can be, else by breaking the smallest coin that covers it.
 * Change comes in the largest coins, in electrum only where the purse had some.
 */
export function pay(purse: Coins, asked: CoinsAsked): Result<Coins, RuleViolation> {
  const missing = worthOf(asked) - worthOf(purse);
  if (missing > 0) return err(tooLittle(purse, asked));
  const left = forEach((coin) => Math.max(0, purse[coin] - (asked[coin] ?? 0)));
  const paid = worthOf(purse) - worthOf(left);
  return ok(meet(left, worthOf(asked) - paid, purse.ep > 0));
}

/** Pays so much copper's worth from a purse that holds at least that much. */
function meet(purse: Coins, owed: number, electrum: boolean): Coins {
  const exactly = withoutChange(purse, owed);
  if (exactly !== undefined) return exactly;
  const broken = coinsUpwards.find((coin) => purse[coin] > 0 && copperIn[coin] >= owed);
  if (broken !== undefined) {
    const rest = { ...purse, [broken]: purse[broken] - 1 };
    return addCoins(rest, change(copperIn[broken] - owed, electrum));
  }
  const dearest = coinsDownwards.find((coin) => purse[coin] > 0);
  if (dearest === undefined) throw new RangeError(`An empty purse owes ${owed} cp.`);
  const count = Math.min(purse[dearest], Math.floor(owed / copperIn[dearest]));
  const rest = { ...purse, [dearest]: purse[dearest] - count };
  return meet(rest, owed - count * copperIn[dearest], electrum);
}

/** Each coin is worth a whole number of every smaller one, so taking the largest first finds a way if there is one. */
function withoutChange(purse: Coins, owed: number): Coins | undefined {
  let due = owed;
  const left = { ...purse };
  for (const coin of coinsDownwards) {
    const count = Math.min(left[coin], Math.floor(due / copperIn[coin]));
    left[coin] -= count;
    due -= count * copperIn[coin];
  }
  return due === 0 ? left : undefined;
}

function change(copper: number, electrum: boolean): CoinsAsked {
  const given: Partial<Record<Coin, number>> = {};
  let due = copper;
  for (const coin of coinsDownwards) {
    if (coin === "ep" && !electrum) continue;
    given[coin] = Math.floor(due / copperIn[coin]);
    due %= copperIn[coin];
  }
  return given;
}

const tooLittle = (purse: Coins, asked: CoinsAsked): RuleViolation => ({
  code: "NOT_ENOUGH_COINS",
  message: `Of ${inGold(asked)} there is only ${inGold(purse)}: ${inCoins(purse)}.`,
  hint: "Change is made by itself: the worth of all coins together counts.",
});

const inGold = (coins: CoinsAsked): string => `${worthOf(coins) / copperIn.gp} gp`;
