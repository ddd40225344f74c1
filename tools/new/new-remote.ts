import { addToBlock } from './text-edits.ts';
import { edit, type Tree } from './tree.ts';

/** An existing remote whose package is the pattern. */
const model = 'mf-messaging';

/** Writes a remote's package and registers its name, its port, the workspace and the programs that build it. */
export function newRemote(tree: Tree, name: string): void {
  const folder = `mf-${name}`;
  if (!/^[a-z]+$/.test(name)) throw new Error(`Name a remote by one plain word: backoffice, not '${name}'.`);
  if (tree.exists(folder)) throw new Error(`${folder} exists already.`);

  for (const file of ['tsconfig.json', 'webpack.config.mjs']) {
    tree.write(`${folder}/${file}`, tree.read(`${model}/${file}`).replaceAll(model, folder));
  }
  tree.write(`${folder}/package.json`, manifestText(tree.read(`${model}/package.json`), folder));
  tree.write(`${folder}/src/remote.ts`, remoteText(name, tree.read(`${model}/src/remote.ts`)));

  edit(tree, 'contract/src/site/page.ts', (text) =>
    text.replace(/(remoteNames = \[[^\]]+)\]/, `$1, '${name}']`),
  );
  edit(tree, 'contract/src/environment/site-ports.ts', (text) =>
    addToBlock(text, 'portOffsets = {', `  ${name}: ${nextOffset(text)},`),
  );
  edit(tree, 'tools/bench/controls/bundled-remotes.ts', (text) =>
    text
      .replace('\nconst remotes', `import ${name} from '../../../${folder}/src/remote.ts';\n\nconst remotes`)
      .replace(/(remotes: .* = \{[^}]+?) \}/, `$1, ${name} }`),
  );
  edit(tree, 'package.json', (text) => text.replace(`"${model}",`, `"${model}",\n    "${folder}",`));
}

/** The model's manifest, without the packages that a remote needs only for pages with forms and data. */
function manifestText(modelText: string, folder: string): string {
  const manifest = JSON.parse(modelText.replaceAll(model, folder)) as {
    dependencies: Record<string, string>;
  };
  for (const name of ['@summit/contract', 'react-hook-form', 'yup']) {
    Reflect.deleteProperty(manifest.dependencies, name);
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function nextOffset(text: string): number {
  const taken = [...text.matchAll(/^ {2}\w+: (\d+),$/gm)].map(([, offset]) => Number(offset));
  return Math.max(...taken.filter((offset) => offset < 100)) + 1;
}

/** The public API of a remote without pages, in the style of the model's. */
function remoteText(name: string, modelText: string): string {
  const exported = modelText.includes('export default') ? 'export default' : 'export const remote =';
  return `import { defineRemote } from '@summit/shared-ui/remote';

${exported} defineRemote('${name}', {
  pages: {},
  dialogs: {},
});
`;
}
