import { addToBlock, requireId, sentence } from './text-edits.ts';
import { edit, type Tree } from './tree.ts';

export interface NewCall {
  /** The file of the table in contract/src/calls, without ending: `awards`. */
  table: string;
  /** The call's name in the table: `shortlist`. */
  name: string;
  method: string;
  path: string;
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'];

/**
 * Writes the row of a call, and an entry in the API for a call that is not built yet (it returns 501 with a message).
 * Next: give the row its schemas and errors; replace `notBuilt` by the handler.
 */
export function newCall(tree: Tree, { table, name, method, path }: NewCall): void {
  const file = `contract/src/calls/${table}.ts`;
  requireId(name);
  if (!tree.exists(file)) throw new Error(`There is no table ${file}.`);
  if (tree.read(file).includes(`export const ${name} =`)) {
    throw new Error(`${file} has a call called ${name} already.`);
  }
  if (!methods.includes(method)) throw new Error(`The method is one of ${methods.join(', ')}.`);
  if (!path.startsWith('/')) throw new Error(`A path begins with a slash: /${path}`);

  edit(tree, file, (text) => `${text.trimEnd()}\n\n${rowText(name, method, path)}`);

  const server = tree.list('api/src', '.ts').find((source) => servedAs(tree.read(source), table));
  const constant = server && servedAs(tree.read(server), table);
  if (!server) throw new Error(`The row is written, but nothing in api/src serves the calls of ${file} yet.`);
  edit(tree, server, (text) =>
    importNotBuilt(addToBlock(text, `serve(app, ${constant}, {`, `${name}: notBuilt,`)),
  );
}

/** The name under which a file of the API serves a table. */
function servedAs(text: string, table: string): string | undefined {
  const constant = text
    .split(`from '@summit/contract/calls/${table}';`)[0]
    ?.match(/import \* as (\w+) $/)?.[1];
  return constant && text.includes(`serve(app, ${constant}, {`) ? constant : undefined;
}

function rowText(name: string, method: string, path: string): string {
  const access = path.startsWith('/attendee/') ? 'attendee' : 'public';
  return `export const ${name} = defineCall({
  method: '${method}',
  path: '${path}',
  access: '${access}',
  summary: '${sentence(name)}.',
  errors: [],
});
`;
}

function importNotBuilt(text: string): string {
  if (/import \{[^}]*\bnotBuilt\b[^}]*\} from/.test(text)) return text;
  return text.replace(
    /import \{([^}]*)\} from ('[./]+platform\/serve\.ts')/,
    (_all, names: string, source: string) => {
      const all = [...names.split(',').map((name) => name.trim()), 'notBuilt'].filter(Boolean);
      return `import { ${all.join(', ')} } from ${source}`;
    },
  );
}
