import { Buffer } from 'node:buffer';
import type { HouseRule } from '../project-files.ts';

/** The maximum size of a document in bytes, because operators read it to its end while something is wrong. */
const largest = 12 * 1024;

/** Documents for operators are short, with one subject each, and the index names all of them. */
export const documentSizes: HouseRule = (files) => {
  const documents = files.filter(({ path }) => /^docs\/operations\/.*\.md$/.test(path));
  const index = documents.find(({ path }) => path === 'docs/operations/README.md')?.text ?? '';
  const tooLarge = documents
    .map(({ path, text }) => ({ path, bytes: Buffer.byteLength(text) }))
    .filter(({ bytes }) => bytes > largest)
    .map(({ path, bytes }) => `${path}: ${bytes} bytes; part it by subject (at most ${largest})`);
  const unnamed = documents
    .map(({ path }) => path.replace('docs/operations/', ''))
    .filter((name) => name !== 'README.md' && !index.includes(`](${name})`))
    .map((name) => `docs/operations/README.md: does not name ${name}`);
  return [...tooLarge, ...unnamed];
};
