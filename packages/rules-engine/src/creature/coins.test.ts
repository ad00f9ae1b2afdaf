import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addCoins, type CoinsAsked, coinCount, pay, worthOf } from "./coins.js";

const purse = (coins: CoinsAsked) => addCoins({ cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 }, coins);

/** What is there, what is to be paid, what is left: worked out by hand from the exchange rates. */
const payments: readonly (readonly [CoinsAsked, CoinsAsked, CoinsAsked])[] = [
  [{ gp: 5 }, { gp: 5 }, {}],
  [{ gp: 5, sp: 3 }, { sp: 2 }, { gp: 5, sp: 1 }],
  // A platinum piece is broken, and five gold pieces come back.
  [{ pp: 1 }, { gp: 5 }, { gp: 5 }],
  [{ gp: 1 }, { cp: 1 }, { sp: 9, cp: 9 }],
  [{ gp: 1 }, { sp: 3 }, { sp: 7 }],
  // Ten silver pieces are a gold piece: nothing is broken.
  [{ pp: 1, sp: 10 }, { gp: 1 }, { pp: 1 }],
  // The smallest coin that covers it: silver, not gold.
  [{ gp: 1, sp: 1 }, { cp: 4 }, { gp: 1, cp: 6 }],
  // Coins of the kind asked for go first, and the rest is change of one platinum piece.
  [{ pp: 1, gp: 3 }, { gp: 5 }, { gp: 8 }],
  // 25 gp from 3 pp: two go whole, the third is broken.
  [{ pp: 3 }, { gp: 25 }, { gp: 5 }],
  // The gold piece is broken, since the electrum piece does not cover it.
  [{ gp: 1, ep: 1 }, { sp: 6 }, { ep: 1, sp: 4 }],
  // No electrum comes back to a purse that had none.
  [{ gp: 1 }, { ep: 1 }, { sp: 5 }],
  [{ ep: 2 }, { gp: 1 }, {}],
  // It does to one that had some: 95 cp of change are 1 ep, 4 sp and 5 cp.
  [
    { gp: 1, ep: 1 },
    { ep: 1, cp: 5 },
    { ep: 1, sp: 4, cp: 5 },
  ],
  [{ pp: 1, gp: 2, sp: 4, cp: 7 }, { gp: 12, sp: 4, cp: 7 }, {}],
  [{ cp: 250 }, { gp: 2 }, { cp: 50 }],
  [{ pp: 1, ep: 3 }, { gp: 2 }, { gp: 8, ep: 3 }],
];

describe("paying", () => {
  it.each(payments)("from %j, %j leaves %j", (there, asked, left) => {
    expect(pay(purse(there), asked)).toEqual({ ok: true, value: purse(left) });
  });

  it("refuses more than there is, in coins and in gold", () => {
    const refused = pay(purse({ gp: 4, sp: 9 }), { gp: 5 });
    expect(refused).toMatchObject({ ok: false, error: { code: "NOT_ENOUGH_COINS" } });
    expect(refused.ok ? "" : refused.error.message).toBe(
      "Of 5 gp there is only 4.9 gp: 4 gp, 9 sp.",
    );
  });

  it("is exact to the copper piece, whatever is there and whatever is asked", () => {
    const some = fc.nat(30);
    const coins = fc.record({ cp: some, sp: some, ep: some, gp: some, pp: some });
    fc.assert(
      fc.property(coins, coins, (there, asked) => {
        const paid = pay(there, asked);
        const enough = worthOf(there) >= worthOf(asked);
        expect(paid.ok).toBe(enough);
        if (!paid.ok) return;
        expect(worthOf(paid.value)).toBe(worthOf(there) - worthOf(asked));
        expect(Object.values(paid.value).every((count) => count >= 0)).toBe(true);
      }),
    );
  });

  it("takes no longer with a dragon's hoard: 3 gp and 1 cp are left", () => {
    const paid = pay(purse({ gp: 3, pp: 100_000_000 }), { cp: 99_999_999_999 });
    expect(paid.ok && coinCount(paid.value)).toBe(4);
  });
});
