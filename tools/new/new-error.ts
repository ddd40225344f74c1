import { addToBlock } from './text-edits.ts';
import { edit, type Tree } from './tree.ts';

export interface NewError {
  /** The new code: `login-0002`. */
  code: string;
  /** Its HTTP status: `409`. */
  status: string;
  /** The file of the call's table in contract/src/calls, without ending: `auth`. */
  table: string;
  /** The call that returns it: `login`. */
  call: string;
  message: string;
}

const catalogue = {
  visitorErrors: 'contract/src/errors/visitor-errors.ts',
  organiserErrors: 'contract/src/errors/organiser-errors.ts',
};
/** All files with rows; the site's own client raises the errors of the first. */
const withRows = ['contract/src/errors/client-errors.ts', 'contract/src/errors/passkey-errors.ts'].concat(
  Object.values(catalogue),
);

/**
 * Writes the row of an error code, and adds the code to the list of the call that may return it.
 * Next: `fail()` with the code in the call's handler, which the compiler now allows.
 */
export function newError(tree: Tree, { code, status, table, call, message }: NewError): void {
  const file = `contract/src/calls/${table}.ts`;
  if (!/^[a-z]+([.-][a-z]+)*-\d{4}$/.test(code)) {
    throw new Error(`Write the code as login-0002, not '${code}'.`);
  }
  if (!/^[45]\d\d$/.test(status)) throw new Error(`The status is one of 400 to 599, not '${status}'.`);
  if (!message.trim()) throw new Error('Say what went wrong and what the visitor can do.');
  if (withRows.some((path) => tree.read(path).includes(`'${code}': {`))) {
    throw new Error(`The code ${code} exists already.`);
  }
  if (!tree.exists(file)) throw new Error(`There is no table ${file}.`);

  const listed = addToList(tree.read(file), call, code);
  if (listed === null) throw new Error(`${file} has no call '${call}' with a list of errors.`);
  const rows = isOrganisers(table, listed, call) ? 'organiserErrors' : 'visitorErrors';
  edit(tree, catalogue[rows], (text) =>
    addToBlock(text, `export const ${rows} = {`, rowText(code, status, message)),
  );
  edit(tree, file, () => listed);
}

/** Whether only organisers make a call: it needs their session, or is part of their way in. */
function isOrganisers(table: string, text: string, call: string): boolean {
  const [row = ''] = text.slice(text.indexOf(`export const ${call} = `)).split('\n});');
  return table.startsWith('organis') || row.includes("access: 'organiser'");
}

/** The row of a call with another code in its list; null where there is no such row. */
function addToList(text: string, call: string, code: string): string | null {
  const start = text.search(new RegExp(`^export const ${call} = defineCall\\(`, 'm'));
  if (start < 0) return null;
  const row = text.slice(start);
  const added = row.replace(/(?<=^ {2}errors: \[)([^\]]*)(?=\])/m, (codes) =>
    codes.trim() ? `${codes.trimEnd().replace(/,$/, '')}, '${code}'` : `'${code}'`,
  );
  return added === row ? null : text.slice(0, start) + added;
}

function rowText(code: string, status: string, message: string): string {
  return `  '${code}': { status: ${status}, message: ${JSON.stringify(message)} },`;
}
