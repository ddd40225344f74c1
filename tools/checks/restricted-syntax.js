/** Forbidden syntax: selectors, each with the alternative in its message. */

const withoutExtension = '/^\\.{1,2}\\u002F(?!.*\\.(ts|tsx|js|mjs|cjs|json|css|woff2|svg)$)/';

const extensionMessage = 'Write the extension: ./name.ts, ./name.tsx.';

/** These rules apply to every file. */
export const everywhereSyntax = [
  {
    selector: 'ExportAllDeclaration',
    message: "Name what you export; package.json's exports is a package's public API.",
  },
  { selector: `ImportDeclaration[source.value=${withoutExtension}]`, message: extensionMessage },
  { selector: `ExportNamedDeclaration[source.value=${withoutExtension}]`, message: extensionMessage },
  { selector: `ImportExpression[source.value=${withoutExtension}]`, message: extensionMessage },
  {
    selector:
      'MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(only|skip|todo|failing|fixme)$/]',
    message: 'Every test runs: repair it or delete it.',
  },
  {
    selector: 'CallExpression[callee.property.name=/Snapshot$/]',
    message: 'Assert what the product promises; a snapshot asserts what the code does today.',
  },
];

/** These rules apply everywhere except in the files that define the order of names. */
export const nameOrder = [
  {
    selector: 'CallExpression[callee.property.name="localeCompare"]',
    message:
      'Sort names with compareNames and codes with compareCodes: every browser has another order of its own.',
  },
  {
    selector: 'MemberExpression[object.name="Intl"][property.name="Collator"]',
    message: 'Sort names with compareNames: there is one collator.',
  },
];

/** Default exports are forbidden except in pages, dialogs and configuration files. */
export const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: only pages, dialogs and configuration files have a default export.',
};

/** These rules apply to code that runs in the visitor's browser and while a page is rendered on the server. */
export const browserSyntax = [
  {
    selector: 'AssignmentExpression[left.object.name=/^(window|globalThis)$/]',
    message: 'Apps meet through href(), openDialog() and the session, not through globals.',
  },
  {
    selector: ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind="let"]',
    message:
      "A module-level variable leaks one visitor's data into another's page on the server: keep it in a store or a ref.",
  },
  {
    selector:
      ':matches(Property[key.name="queryKey"], VariableDeclarator[id.name="queryKey"]) > ArrayExpression',
    message:
      "Derive data with serverView('content.speaker', rows, make): a key of one's own may collide, and no action refreshes it.",
  },
];

/** These rules apply to the browser journeys. */
export const journeySyntax = [
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'Wait for what the user would see: expect(locator).toBeVisible().',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(locator|\\$|\\$\\$)$/][arguments.0.value=/[.#>[]/]',
    message: 'Find things as a user does: getByRole, getByLabel, getByText.',
  },
];
