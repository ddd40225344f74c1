import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import * as organiseDocumentsCalls from '@summit/contract/calls/organise-documents';
import * as organiseResourcesCalls from '@summit/contract/calls/organise-resources';
import { type Command, type CommandContext, isWanted, oneOfWords, requireWord } from '../command.ts';
import { setFields } from './resource-commands.ts';

const resource = 'media-kits';

interface KitFile {
  name: string;
  url: string;
  ground: string;
}

const add: Command = {
  usage: 'documents add FILE... [for=media-kits/KEY]',
  about: 'stores PDFs and zip archives and prints their addresses; with for= adds them to the files of a kit',
  async run(context) {
    const target = context.words.find((word) => word.startsWith('for='))?.slice('for='.length);
    const files = context.words.filter((word) => !word.startsWith('for='));
    requireWord(files[0], add);
    const kit = target === undefined ? null : kitIn(target);
    const sizes = files.map((file) => `+ ${basename(file)}, ${Math.ceil(statSync(file).size / 1024)} kB`);
    if (!(await isWanted(context, sizes))) return;
    const stored: KitFile[] = [];
    for (const file of files) {
      const upload = readFileSync(file);
      const { url, ending } = await context.client.call(organiseDocumentsCalls.addDocument, { upload });
      const name = downloadName(file, ending);
      stored.push({ name, url: `${url}?download=${name}`, ground: '' });
      context.terminal.print(`${url}?download=${name}`);
    }
    if (kit !== null) await addToKit(context, kit, stored);
  },
};

function kitIn(target: string): string {
  const [word = '', key = ''] = target.split('/');
  oneOfWords(word, [resource]);
  if (key === '') throw new Error(`for= needs the key of a kit: for=${resource}/KEY`);
  return key;
}

/** Adds files at the end of a kit's list; one of the same name takes the place of the former. */
async function addToKit(context: CommandContext, key: string, added: readonly KitFile[]): Promise<void> {
  const { values, version } = await context.client.call(organiseResourcesCalls.resourceEntry, {
    params: { resource, key },
  });
  const { files } = values as { files: KitFile[] };
  const stay = files.filter(({ name }) => !added.some((one) => one.name === name));
  await setFields(context, resource, key, { files: JSON.stringify([...stay, ...added]) }, version);
}

/** The name under which a visitor saves a file: its own name in safe letters, with the ending of its kind. */
function downloadName(file: string, ending: string): string {
  const plain = basename(file)
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\W+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
  return `${plain || 'document'}.${ending}`;
}

/** Files that visitors download. */
export const documentCommands = { 'documents add': add };
