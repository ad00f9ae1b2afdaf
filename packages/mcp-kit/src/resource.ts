import type { Complete } from "./completion.js";
import type { Call } from "./tool.js";

/** The names in braces of a URI template. */
export type VariableOf<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | VariableOf<Rest>
  : never;

/** What a resource holds: text, or bytes in base64. */
export type ResourceContent = { readonly text: string } | { readonly base64: string };

/** One of the resources of a template, for resources/list: the values of its variables, and what people call it. */
export interface ListedResource<Variable extends string = string> {
  readonly params: Readonly<Record<Variable, string>>;
  readonly title: string;
}

/** A resource template with its variables' names, as it is written; see `resourcesFor`. */
export interface TypedResourceTemplate<Ctx, T extends string> {
  /** Unique in the server. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Such as `srd://spell/{slug}`: a variable is one path segment. Without one it is a single, listed resource. */
  readonly uriTemplate: T;
  readonly mimeType: string;
  /** Suggestions by variable. */
  readonly complete?: { readonly [Name in VariableOf<T>]?: Complete<Ctx> };
  /** Those that resources/list names, the likeliest to be wanted first: of all templates a client gets the first fifty. */
  list?(ctx: Ctx, call: Call): Promise<readonly ListedResource<VariableOf<T>>[]>;
  /** Throws a ToolFault whose code ends in NOT_FOUND for a resource that there is not. */
  read(
    params: Readonly<Record<VariableOf<T>, string>>,
    ctx: Ctx,
    call: Call,
  ): Promise<ResourceContent> | ResourceContent;
}

/** A resource template as a plain value, its variables' names erased. */
export interface ResourceTemplate<Ctx>
  extends Omit<TypedResourceTemplate<Ctx, string>, "complete" | "list" | "read"> {
  readonly complete?: { readonly [name: string]: Complete<Ctx> | undefined };
  list?(ctx: Ctx, call: Call): Promise<readonly ListedResource[]>;
  read(
    params: Readonly<Record<string, string>>,
    ctx: Ctx,
    call: Call,
  ): Promise<ResourceContent> | ResourceContent;
}

/** Fixes a server's context type: `const defineResource = resourcesFor<LoreContext>();` */
export function resourcesFor<Ctx>(): <const T extends string>(
  spec: TypedResourceTemplate<Ctx, T>,
) => ResourceTemplate<Ctx> {
  return (spec) => spec;
}
