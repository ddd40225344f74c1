import { posix } from 'node:path';
import type { HouseRule, ProjectFile } from '../project-files.ts';

const link = /\[([^\]]*)\]\(([^)\s]+)\)/g;
const elsewhere = /^(https?:|mailto:)/;
const notRead = /\.(png|jpg|svg)$/;

/** The fragments of a document, as GitHub derives them from headings: `What runs` is `what-runs`. */
function fragments({ text }: ProjectFile): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** The problem of a link in the document at `path`; null when there is none. */
function getFault(path: string, label: string, to: string, files: ProjectFile[]): string | null {
  const [file = '', fragment] = to.split('#');
  if (elsewhere.test(to) || notRead.test(file)) return null;
  const address = file ? posix.join(posix.dirname(path), file) : path;
  const target = files.find((one) => one.path === address);
  if (!target && !files.some((one) => one.path.startsWith(`${address}/`))) return 'nothing is there';
  if (target && fragment && !fragments(target).includes(fragment)) return 'no heading is called that';
  const number = /\d{3}/.exec(label)?.[0];
  return number && !file.includes(number) ? `it is called ${number}` : null;
}

/** Links between the documents lead to existing files and headings. */
export const documentLinks: HouseRule = (files) =>
  files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(link)].flatMap(([, label = '', to = '']) => {
        const fault = getFault(path, label, to, files);
        return fault ? [`${path}: links to ${to}, but ${fault}`] : [];
      }),
    );
