// The README's list of every tool, made of what clients read: npm run manifests writes it there.
import { servers, toolsOf } from "../packages.mjs";

const begin = "<!-- every tool, as npm run manifests writes it -->";
const end = "<!-- so far -->";

/** What a tool does, in the first sentence of its description; a bar would end the cell. */
const firstSentence = (/** @type {string} */ text) =>
  (/^.*?\.(?= |$)/s.exec(text)?.[0] ?? `${text}.`).replaceAll("|", "\\|");

const tables = servers.map((server) => {
  const tools = toolsOf(server);
  const rows = tools.map(
    ({ name, description }) => `| \`${name}\` | ${firstSentence(description)} |`,
  );
  const count = tools.length === 1 ? "1 tool" : `${tools.length} tools`;
  return `### ${server.as}: ${count}\n\n| Tool | |\n| --- | --- |\n${rows.join("\n")}\n`;
});

/**
 * A page with the list as it is now between its two marks.
 * @param {string} page
 */
export function withTools(page) {
  const [before, after] = [page.indexOf(begin), page.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`The page lacks ${begin} or ${end}.`);
  return `${page.slice(0, before)}${begin}\n\n${tables.join("\n")}\n${page.slice(after)}`;
}
