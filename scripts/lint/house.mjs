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

export default { meta: { name: "house" }, rules: { "zod-as-namespace": zodAsNamespace } };
