import type { Orm } from "../orm.js";
import { damaged } from "./codec.js";
import type { CampaignState, Stored } from "./model.js";

import { campaign } from "./schema.js";

/** Reads the campaign's own row. */
export function stateIn(orm: Orm): () => Stored<CampaignState> {
  const rows = orm.select().from(campaign).prepare();
  return () => {
    const row = rows.get();
    if (row === undefined) throw damaged("campaign", "it has no row of its own");
    const { ruleset, clock, version } = row;
    return { value: { ruleset, clock }, version };
  };
}
