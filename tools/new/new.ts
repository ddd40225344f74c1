import { newCall } from './new-call.ts';
import { newError } from './new-error.ts';
import { newKind } from './new-kind.ts';
import { newPage } from './new-page.ts';
import { newRemote } from './new-remote.ts';
import { tidy } from './tidy.ts';
import { folderTree } from './tree.ts';

const root = `${import.meta.dirname}/../..`;
const usage = `npm run new:page -- <remote> <capability> <id> <path>     content venue floorPlan /venue/floor-plan
npm run new:call -- <table> <name> <method> <path>       awards shortlist GET /public/awards/shortlist
npm run new:error -- <code> <status> <table> <call> <message>   login-0002 409 auth login "Please log in again."
npm run new:remote -- <name>                             backoffice
npm run new:kind -- <Name>                               Press`;

const next: Record<string, string> = {
  page: 'Next: build the page, and say in its row what differs (header, access, render mode).',
  call: "Next: give the row its schemas and errors, then replace notBuilt by the call's handler.",
  error: "Next: fail() with it in the call's handler; say where it is shown, if it steers.",
  kind: 'Next: say in its row what differs, write its fields and texts, and seed a category and a package of its type.',
  remote:
    'Next: npm install; then npm run new:page for its first page. Its port is in contract/src/environment/site-ports.ts.',
};

const [kind = '', ...words] = process.argv.slice(2);
const [first = '', second = '', third = '', fourth = '', fifth = ''] = words;
const tree = folderTree(root);

const generators: Record<string, { words: number; write: () => void }> = {
  page: {
    words: 4,
    write: () => newPage(tree, { owner: first, capability: second, id: third, path: fourth }),
  },
  call: {
    words: 4,
    write: () => newCall(tree, { table: first, name: second, method: third.toUpperCase(), path: fourth }),
  },
  error: {
    words: 5,
    write: () => newError(tree, { code: first, status: second, table: third, call: fourth, message: fifth }),
  },
  remote: { words: 1, write: () => newRemote(tree, first) },
  kind: { words: 1, write: () => newKind(tree, first) },
};

try {
  const generator = generators[kind];
  if (generator?.words !== words.length) throw new Error(usage);
  generator.write();
  tidy(root, tree.written);
  console.log(`${tree.written.map((path) => `  ${path}`).join('\n')}\n${next[kind]}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
