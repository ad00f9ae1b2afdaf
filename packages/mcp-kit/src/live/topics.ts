/** The lists that a server may change. */
export type ListKind = (typeof kinds)[number];

const kinds = ["tools", "prompts", "resources"] as const;

/** What is followed: a list, or a resource by its URI. */
export type Topic = `list:${ListKind}` | `uri:${string}`;

/** All lists. */
export const LISTS: readonly Topic[] = kinds.map((kind) => `list:${kind}` as const);

/** The list that it is; nothing for a resource. */
export const listOf = (topic: Topic): ListKind | undefined =>
  kinds.find((kind) => topic === `list:${kind}`);

/** The URI of a resource; nothing for a list. */
export const uriOf = (topic: Topic): string | undefined =>
  topic.startsWith("uri:") ? topic.slice("uri:".length) : undefined;

/** What may have changed for somebody: everything, or what there is to read and no list. */
export type Concern = "everything" | "resources";

export const concerns = (concern: Concern, topic: Topic): boolean =>
  concern === "everything" || listOf(topic) === undefined;
