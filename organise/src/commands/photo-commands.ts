import * as calls from '@summit/contract/calls/organise-photos';
import * as limits from '@summit/contract/limits/limits';
import { type ImageStatus, imageStatuses } from '@summit/contract/registration/registration-status';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import { type Command, type CommandContext, isWanted, oneOfWords, requireWord } from '../command.ts';

type Photo = ResponseOf<typeof calls.attendeePhotos>['photos'][number];

/** Every photo with a status, page by page: a page has few. */
async function getPhotos({ client }: CommandContext, status: ImageStatus | undefined): Promise<Photo[]> {
  const read: Photo[] = [];
  const filter = status && { 'filter.Status.Equals': status };
  for (let page = 0; ; page += 1) {
    const query = { page, itemsOnPage: limits.peopleOnPage, ...filter };
    const { photos, totalItems } = await client.call(calls.attendeePhotos, { query });
    read.push(...photos);
    if (photos.length === 0 || read.length >= totalItems) return read;
  }
}

const list: Command = {
  usage: 'photos [STATUS]',
  about: `photos of attendees that nobody has decided on, or with a status: ${imageStatuses.join(', ')}`,
  async run(context) {
    const [word] = context.words;
    const photos = await getPhotos(context, word ? oneOfWords(word, imageStatuses) : undefined);
    for (const { attendeeId, name, company, imageUrl, status } of photos) {
      context.terminal.print(
        `${attendeeId}: ${name}${company ? `, ${company}` : ''}, ${status}, ${imageUrl}`,
      );
    }
  },
};

function deciding(verb: string, status: BodyOf<typeof calls.decidePhoto>['status'], about: string): Command {
  const command: Command = {
    usage: `photos ${verb} ID [REASON]`,
    about,
    async run(context) {
      const [id, ...reason] = context.words;
      const attendeeId = requireWord(id, command);
      const all = (await Promise.all(imageStatuses.map((one) => getPhotos(context, one)))).flat();
      const found = all.find((one) => one.attendeeId === attendeeId);
      if (!found) throw new Error(`There is no photo of ${attendeeId}: npm run organise -- photos`);
      if (!(await isWanted(context, [`${found.name}: ${found.status} -> ${status}`]))) return;
      const body = { imageUrl: found.imageUrl, status, reason: reason.join(' ') || undefined };
      await context.client.call(calls.decidePhoto, { params: { attendeeId }, body });
    },
  };
  return command;
}

/** Commands that decide about photos. */
export const photoCommands = {
  photos: list,
  'photos approve': deciding('approve', 'Approved', 'shows it in the list of attendees, and tells its owner'),
  'photos refuse': deciding('refuse', 'Rejected', 'shows it to nobody; its owner reads the reason'),
};
