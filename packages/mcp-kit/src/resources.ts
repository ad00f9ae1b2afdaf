import { type ProtocolError, ResourceNotFoundError } from "@modelcontextprotocol/server";
import type { Content } from "./content.js";
import { ToolFault } from "./faults.js";
import type { Log } from "./log.js";
import { asProtocolError } from "./protocol-error.js";
import type { ResourceTemplate } from "./resource.js";
import type { Call } from "./tool.js";

const VARIABLE = /\{(\w+)\}/u;

/** Resources of templates in one list. */
const MOST_LISTED = 50;

/** The payload of resources/list: what has a URI of its own, and what templates name; rejects with a ProtocolError. */
export async function listResources<Ctx>({ resources, context }: Content<Ctx>, call: Call) {
  const fixed = resources.filter(({ uriTemplate }) => !VARIABLE.test(uriTemplate));
  const single = fixed.map((one) => ({ uri: one.uriTemplate, ...described(one) }));
  const lists = await Promise.all(
    resources.map(async (one) => {
      try {
        return one.list === undefined ? [] : await namedOf(one, await context(), call);
      } catch (thrown) {
        throw asProtocolError(thrown, { kind: "resource", name: one.name }, call.log);
      }
    }),
  );
  return { resources: [...single, ...lists.flat().slice(0, MOST_LISTED)] };
}

/** The resources of a template that it names itself. */
async function namedOf<Ctx>(
  { uriTemplate, mimeType, list }: ResourceTemplate<Ctx>,
  ctx: Ctx,
  call: Call,
) {
  const named = (await list?.(ctx, call)) ?? [];
  return named.map(({ params, title }) => {
    const uri = uriTemplate.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
      encodeURIComponent(params[name] ?? ""),
    );
    return { uri, name: title, title, mimeType };
  });
}

/** The payload of resources/templates/list. */
export function listResourceTemplates<Ctx>(resources: readonly ResourceTemplate<Ctx>[]) {
  const open = resources.filter(({ uriTemplate }) => VARIABLE.test(uriTemplate));
  return {
    resourceTemplates: open.map((one) => ({ uriTemplate: one.uriTemplate, ...described(one) })),
  };
}

function described<Ctx>({ name, title, description, mimeType }: ResourceTemplate<Ctx>) {
  return { name, title, description, mimeType };
}

/** The payload of resources/read; rejects with a ProtocolError. */
export async function readResource<Ctx>(
  { resources, context }: Content<Ctx>,
  uri: string,
  call: Call,
) {
  const found = matching(resources, uri);
  try {
    if (!found) throw unknownResource(uri, resources);
    const content = await found.resource.read(found.params, await context(), call);
    const held = "text" in content ? { text: content.text } : { blob: content.base64 };
    return { contents: [{ uri, mimeType: found.resource.mimeType, ...held }] };
  } catch (thrown) {
    throw readError(thrown, { uri, name: found?.resource.name ?? uri }, call.log);
  }
}

/** The variables of a URI template, in its order. */
export function variablesOf(uriTemplate: string): string[] {
  return uriTemplate.split(VARIABLE).filter((_, index) => index % 2 === 1);
}

/** The values that make `uri` of the template, decoded; nothing when it is another URI. */
export function matchUri(
  uriTemplate: string,
  uri: string,
): Readonly<Record<string, string>> | undefined {
  const pattern = uriTemplate
    .split(VARIABLE)
    .map((part, index) =>
      index % 2 === 1 ? "([^/?#]+)" : part.replaceAll(/[.*+?^$(){}|[\]\\]/gu, String.raw`\$&`),
    )
    .join("");
  const values = new RegExp(`^${pattern}$`, "u").exec(uri)?.slice(1);
  if (!values) return undefined;
  try {
    const names = variablesOf(uriTemplate);
    return Object.fromEntries(
      names.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]),
    );
  } catch {
    // A lone "%": no text has that URI.
    return undefined;
  }
}

function matching<Ctx>(resources: readonly ResourceTemplate<Ctx>[], uri: string) {
  for (const resource of resources) {
    const params = matchUri(resource.uriTemplate, uri);
    if (params) return { resource, params };
  }
  return undefined;
}

function unknownResource<Ctx>(uri: string, resources: readonly ResourceTemplate<Ctx>[]): ToolFault {
  return new ToolFault({
    code: "RESOURCE_NOT_FOUND",
    message: `There is no resource ${JSON.stringify(uri.slice(0, 200))}`,
    hint: `There are ${resources.map(({ uriTemplate }) => uriTemplate).join(", ")}`,
  });
}

/** Clients know "not found" by an error's data being the URI and nothing else; the code is −32602 in any case. */
function readError(
  thrown: unknown,
  { uri, name }: { readonly uri: string; readonly name: string },
  log: Log,
): ProtocolError {
  const missing = thrown instanceof ToolFault && /(^|_)NOT_FOUND$/u.test(thrown.code);
  return missing
    ? new ResourceNotFoundError(uri, thrown.text)
    : asProtocolError(thrown, { kind: "resource", name }, log);
}
