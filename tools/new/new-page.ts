import { addToBlock, kebab, pascal, requireId, sentence } from './text-edits.ts';
import { edit, type Tree } from './tree.ts';

export interface NewPage {
  /** The remote that owns the page: `content`. */
  owner: string;
  /** The folder of the owner's capability: `venue`. */
  capability: string;
  /** The page's id in the site map: `floorPlan`. */
  id: string;
  path: string;
}

const siteMap = 'contract/src/site/site-map.ts';
const awardsPages = 'contract/src/awards/awards-pages.ts';

/** The names of the site map's rows for the pages of each owner. */
const rowsByOwner: Record<string, string> = {
  content: '...content',
  registration: '...registering',
  awards: '...awards',
};

/**
 * Writes a page that says it is being prepared, its test, its row in the site map and its line in the remote.
 * A page that is in the site map already, and only announced by its remote, gets a separate file.
 */
export function newPage(tree: Tree, { owner, capability, id, path }: NewPage): void {
  const remote = `mf-${owner}/src/remote.ts`;
  const file = `mf-${owner}/src/${capability}/${kebab(id)}-page.tsx`;
  requireId(id);
  if (!tree.exists(remote)) throw new Error(`There is no remote called '${owner}'.`);
  if (tree.exists(file)) throw new Error(`${file} exists already.`);
  if (!/^\/[a-z0-9:/-]*$/i.test(path)) throw new Error(`A path begins with a slash: /${path}`);

  const loader = `${id}: () => import('./${capability}/${kebab(id)}-page.tsx'),`;
  const announced = `    ${id}: beingPrepared,`;
  const isAnnounced = tree.read(remote).includes(announced);
  const taken = tree.read(siteMap).includes(`path: '${path}'`);
  if (taken !== isAnnounced) {
    throw new Error(
      taken ? `The site map has a page at ${path} already.` : `The site map has ${id} at another path.`,
    );
  }
  if (!isAnnounced && tree.read(siteMap).includes(`export const ${id} =`)) {
    throw new Error(`The site map has a page called ${id} already.`);
  }

  if (isAnnounced) {
    edit(tree, remote, (text) => text.replace(announced, `    ${loader}`));
  } else {
    edit(tree, siteMap, (text) => addRow(text, owner, id, path));
    if (owner === 'awards') {
      edit(tree, awardsPages, (text) => addToBlock(text, 'awardsPages = {', `  ${id}: pages.${id},`));
    }
    edit(tree, remote, (text) => addToBlock(text, 'pages: {', loader));
  }
  tree.write(file, pageText(id));
  tree.write(file.replace('.tsx', '.test.tsx'), testText(id));
}

function addRow(text: string, owner: string, id: string, path: string): string {
  const shared = rowsByOwner[owner];
  const row = (facts: string) => `export const ${id} = definePage({ ${facts}, path: '${path}' });`;
  if (shared) return addBelowRow(text, `${shared},`, row(shared));
  return `${text.trimEnd()}\n${row(`owner: '${owner}', access: 'public', renderMode: 'server'`)}\n`;
}

/** Adds a row below the last one that contains `mark`. */
function addBelowRow(text: string, mark: string, row: string): string {
  const end = text.indexOf('});\n', text.lastIndexOf(mark)) + '});\n'.length;
  return `${text.slice(0, end)}${row}\n${text.slice(end)}`;
}

function pageText(id: string): string {
  const title = sentence(id);
  return `import { BeingPrepared } from '@summit/shared-ui/feedback/being-prepared';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';

/** ${title}: being prepared. */
export default function ${pascal(id)}Page() {
  return (
    <>
      <PageMeta title="${title}" description="${title}." />
      <BeingPrepared title="${title}" />
    </>
  );
}
`;
}

function testText(id: string): string {
  return `import { renderPart } from '@summit/shared-ui/testing';
import { screen } from '@testing-library/react';
import ${pascal(id)}Page from './${kebab(id)}-page.tsx';

test('says what it is', () => {
  renderPart(<${pascal(id)}Page />);

  expect(screen.getByRole('heading', { level: 1, name: '${sentence(id)}' })).toBeVisible();
});
`;
}
