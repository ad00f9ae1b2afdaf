// Rules of this house that no linter brings along, as a plugin of oxlint.

/** zod's own `z` object drags every schema kind into a bundle; a namespace import is shaken. */
const zodAsNamespace = {
  create: (/** @type {any} */ context) => ({
    ImportDeclaration(/** @type {any} */ node) {
      if (!/^zod(\/|$)/.test(node.source.value)) return;
      const [first] = node.specifiers;
      if (first?.type === "ImportNamespaceSpecifier" && first.local.name === "z") return;
      context.report({ node, message: 'Write `import * as z from "zod"`.' });
    },
  }),
};

/** Whether a spread merges an object, not a field that may be missing (`...(x && { x })`). */
const merges = (/** @type {any} */ { type, argument }) =>
  type === "SpreadElement" && !/^(Logical|Conditional)Expression$/.test(argument.type);

/**
 * On Node 20 an object literal that begins with a spread, or merges several objects, costs ten to a
 * hundred times a plain one. In the rooms that every roll passes through it is written field by field.
 */
const noMerging = {
  create: (/** @type {any} */ context) => ({
    ObjectExpression(/** @type {any} */ node) {
      const [first, second] = node.properties;
      const begins = second !== undefined && first.type === "SpreadElement";
      if (!begins && node.properties.filter(merges).length < 2) return;
      const message = begins
        ? "This literal begins with a spread, which is slow on Node 20: name the fields."
        : "This literal merges several objects, which is slow on Node 20: name the fields.";
      context.report({ node, message });
    },
  }),
};

/**
 * What the engine says to whom it refuses is read at every table and in every server: it speaks of
 * the game, and leaves the names of tools and parameters to who has them.
 */
const hintsOfTheGame = {
  create: (/** @type {any} */ context) => ({
    Property(/** @type {any} */ { key, value }) {
      if (key.name !== "hint" && key.name !== "message") return;
      const said = value.quasis?.map((/** @type {any} */ part) => part.value.raw) ?? [value.value];
      if (
        !said.some((/** @type {unknown} */ words) => /[a-z][A-Z]|[a-z]_[a-z]/.test(String(words)))
      )
        return;
      context.report({
        node: value,
        message: "Name things as the game does, not a tool's parameters.",
      });
    },
  }),
};

export default {
  meta: { name: "house" },
  rules: {
    "zod-as-namespace": zodAsNamespace,
    "no-merging": noMerging,
    "hints-of-the-game": hintsOfTheGame,
  },
};
