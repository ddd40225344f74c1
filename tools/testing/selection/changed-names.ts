import ts from 'typescript';

/**
 * The differences between two versions of a module, by name: rows of exported tables (`export const errors = { 'login-0001': … }`)
 * and other exports. A change of a local declaration counts for the exports that use it. Null when something without a
 * name differs, which may affect everything that imports the module.
 */
export function changedNames(before: string, after: string): string[] | null {
  const [old, current] = [getParts(before), getParts(after)];
  if (old.unnamed !== current.unnamed) return null;
  const changed = differing(old.exported, current.exported);
  const locals = withUsers(differing(old.local, current.local), current.local);
  for (const [name, text] of current.exported) {
    if ([...locals].some((local) => mentions(text, local))) changed.add(name);
  }
  return [...changed].sort();
}

interface ModuleParts {
  /** The text of each row of an exported table, and of each other export, by name. */
  exported: Map<string, string>;
  /** The same for declarations that only the module itself can use. */
  local: Map<string, string>;
  /** Everything else except imports, whose effects show where they are used. */
  unnamed: string;
}

function getParts(text: string): ModuleParts {
  const parts: ModuleParts = { exported: new Map(), local: new Map(), unnamed: '' };
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
  for (const statement of source.statements.filter((one) => !ts.isImportDeclaration(one))) {
    const names = getNames(statement);
    const isExported = ts.canHaveModifiers(statement) && isPublic(ts.getModifiers(statement));
    const target = isExported ? parts.exported : parts.local;
    const table = isExported ? tableIn(statement) : null;
    if (table) addRows(target, table, statement);
    else if (names.length === 0) parts.unnamed += statement.getText();
    else for (const name of names) target.set(name, statement.getText());
  }
  return parts;
}

const isPublic = (modifiers: readonly ts.Modifier[] = []) =>
  modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The text around a table's rows belongs to the table's own name. */
function addRows(
  target: Map<string, string>,
  table: ts.ObjectLiteralExpression,
  statement: ts.Statement,
): void {
  for (const property of table.properties) {
    // A row without a name (a spread) is identified by its text.
    const name = property.name && 'text' in property.name ? property.name.text : property.getText();
    target.set(name, (target.get(name) ?? '') + property.getText());
  }
  const text = statement.getSourceFile().text;
  const around = text.slice(statement.getStart(), table.getStart()) + text.slice(table.end, statement.end);
  for (const name of getNames(statement)) target.set(name, around);
}

function getNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const { name } = statement as ts.Statement & { name?: ts.Node };
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

/** The object literal of an exported variable. The argument of a call such as `defineCall({ … })` counts as a row itself. */
function tableIn(statement: ts.Statement): ts.ObjectLiteralExpression | null {
  const [only, ...more] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  return only?.initializer && more.length === 0 ? getLiteral(only.initializer) : null;
}

function getLiteral(expression: ts.Expression): ts.ObjectLiteralExpression | null {
  if (ts.isObjectLiteralExpression(expression)) return expression;
  const isTyped = ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression);
  return isTyped ? getLiteral(expression.expression) : null;
}

function differing(old: Map<string, string>, current: Map<string, string>): Set<string> {
  const names = [...old.keys(), ...current.keys()];
  return new Set(names.filter((name) => old.get(name) !== current.get(name)));
}

/** The names, together with those of declarations that use them, directly or indirectly. */
function withUsers(names: Set<string>, declarations: Map<string, string>): Set<string> {
  const all = new Set(names);
  // The set grows during the iteration, which includes the added elements.
  for (const name of all) {
    for (const [user, text] of declarations) if (mentions(text, name)) all.add(user);
  }
  return all;
}

/** Whether the text has the name as a whole word: `login-0001` is not in `login-00012`. */
export function mentions(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isWordPart(text[at - 1]) && !isWordPart(text[at + name.length])) return true;
  }
  return false;
}

const isWordPart = (character = '') => /[\w$]/.test(character);
