import { expect, test } from 'vitest';
import type { HouseRule, ProjectFile } from '../project-files.ts';
import { documentLinks } from './links.ts';
import { namedScripts } from './named-scripts.ts';
import { documentSizes } from './sizes.ts';

function file(path: string, text = ''): ProjectFile {
  return { path, text };
}

const cases: [string, HouseRule, ProjectFile[], number][] = [
  [
    'links to a file, a folder, a heading, a picture and another site',
    documentLinks,
    [
      file(
        'README.md',
        '[a](docs/a.md) [b](docs) [c](docs/a.md#what-runs-here) [d](e.png) [f](https://g.example)',
      ),
      file('docs/a.md', '## What runs, here\n[up](../README.md)'),
    ],
    0,
  ],
  [
    'links to nothing, to no heading, and under the number of another',
    documentLinks,
    [
      file('README.md', '[a](docs/b.md) [c](docs/001-a.md#other) [docs/002](docs/001-a.md)'),
      file('docs/001-a.md', '# One'),
    ],
    3,
  ],
  [
    'a document for operators that is too long, and one that the index does not name',
    documentSizes,
    [
      file('docs/operations/README.md', '[a](a.md)'),
      file('docs/operations/a.md', 'é'.repeat(6_145)),
      file('docs/operations/b.md', 'é'.repeat(6_144)),
      file('docs/architecture.md', 'a'.repeat(20_000)),
    ],
    2,
  ],
  [
    'a document beside the package of another project that names its scripts',
    namedScripts,
    [
      file('package.json', '{"scripts":{"dev":""}}'),
      file('kit/example/package.json', '{"scripts":{"types":""}}'),
      file('kit/README.md', 'npm run types, npm run dev, npm run other'),
      file('docs/a.md', 'npm run types'),
    ],
    2,
  ],
  [
    'a document that names a script that is not there',
    namedScripts,
    [file('package.json', '{"scripts":{"dev":""}}'), file('README.md', 'npm run dev, then npm run deploy')],
    1,
  ],
];

test.each(cases)('%s', (_name, rule, files, violations) => {
  expect(rule(files)).toHaveLength(violations);
});
