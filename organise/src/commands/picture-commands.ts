import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import * as organisePicturesCalls from '@summit/contract/calls/organise-pictures';
import * as organiseResourcesCalls from '@summit/contract/calls/organise-resources';
import * as limits from '@summit/contract/limits/limits';
import type { ResourceId } from '@summit/contract/organising/resources';
import type { ResponseOf } from '@summit/contract/requests/call';
import { type Command, type CommandContext, isWanted, oneOfWords, requireWord } from '../command.ts';
import { setFields } from './resource-commands.ts';

type Picture = ResponseOf<typeof organisePicturesCalls.addPicture>;

/** The field of an entry that takes a picture. */
const pictureFields = {
  speakers: 'imageUrl',
  articles: 'imageUrl',
  testimonials: 'imageUrl',
  sponsors: 'logoUrl',
} as const satisfies Partial<Record<ResourceId, string>>;

const users = ['albums', ...(Object.keys(pictureFields) as (keyof typeof pictureFields)[])] as const;

const add: Command = {
  usage: 'pictures add FILE... [for=RESOURCE/KEY] [alt=TEXT]',
  about: `stores pictures and prints their addresses; with for= also uses them, in ${users.join(', ')}`,
  async run(context) {
    const named = (name: string) =>
      context.words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
    const files = context.words.filter((word) => !/^(?:for|alt)=/.test(word));
    requireWord(files[0], add);
    const use = getUse(named('for'), named('alt'), files);
    const sizes = files.map((file) => `+ ${basename(file)}, ${Math.ceil(statSync(file).size / 1024)} kB`);
    if (!(await isWanted(context, sizes))) return;
    for (const file of files) {
      const upload = readFileSync(file);
      const picture = await context.client.call(organisePicturesCalls.addPicture, { upload });
      context.terminal.print(`${picture.url} (${picture.width} x ${picture.height})`);
      await use?.(context, picture);
    }
  },
};

/** What is done with each stored picture. @throws when the words do not fit together, before anything is sent */
function getUse(target: string | undefined, alt: string | undefined, files: readonly string[]) {
  if (target === undefined) return undefined;
  const [word = '', key = ''] = target.split('/');
  const resource = oneOfWords(word, users);
  if (key === '') throw new Error(`for= needs the key of an entry: for=${resource}/KEY`);
  if (resource === 'albums') {
    if (!alt) throw new Error('A photograph of an album needs words for those who do not see it: alt=TEXT');
    return (context: CommandContext, picture: Picture) => addToAlbum(context, key, picture, alt);
  }
  if (files.length > 1) throw new Error(`An entry of ${resource} has one picture.`);
  return (context: CommandContext, { url }: Picture) =>
    setFields(context, resource, key, { [pictureFields[resource]]: url });
}

/** Adds a photograph at the end of an album. */
async function addToAlbum(
  context: CommandContext,
  galleryId: string,
  picture: Picture,
  alt: string,
): Promise<void> {
  const resource = 'album-pictures';
  const { items: entries } = await context.client.call(organiseResourcesCalls.resourceEntries, {
    params: { resource },
    query: { perPage: limits.maxItemsOnPage },
  });
  const places = entries
    .map(({ values }) => values as { galleryId: string; position: number })
    .filter((one) => one.galleryId === galleryId)
    .map(({ position }) => position);
  const { url, width, height, name } = picture;
  await setFields(context, resource, `${galleryId}-${name.slice(0, 8)}`, {
    galleryId,
    alt,
    width: String(width),
    height: String(height),
    originalImageUrl: url,
    thumbnailUrl: url,
    position: String(Math.max(-1, ...places) + 1),
  });
}

/** Pictures of speakers, articles, albums and sponsors. */
export const pictureCommands = { 'pictures add': add };
