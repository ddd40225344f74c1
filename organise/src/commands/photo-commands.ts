import * as calls from '@summit/contract/calls/organise-photos';
import * as limits from '@summit/contract/limits/limits';
import { type ImageStatus, imageStatuses } from '@summit/contract/registration/registration-status';
import type { BodyOf } from '@summit/contract/requests/call';
import { type Command, demand, isWanted, oneOfWords, type Scene } from '../command.ts';

async function getPhotos({ client }: Scene, status: ImageStatus | undefined) {
  const query = { itemsOnPage: limits.maxItemsOnPage, ...(status && { 'filter.Status.Equals': status }) };
  return (await client.call(calls.attendeePhotos, { query })).photos;
}

const list: Command = {
  usage: 'photos [STATUS]',
  about: `photos of attendees that nobody has decided on, or with a status: ${imageStatuses.join(', ')}`,
  async run(scene) {
    const [word] = scene.words;
    const photos = await getPhotos(scene, word ? oneOfWords(word, imageStatuses) : undefined);
    for (const { attendeeId, name, company, imageUrl, status } of photos) {
      scene.terminal.print(`${attendeeId}: ${name}${company ? `, ${company}` : ''}, ${status}, ${imageUrl}`);
    }
  },
};

function deciding(verb: string, status: BodyOf<typeof calls.decidePhoto>['status'], about: string): Command {
  const command: Command = {
    usage: `photos ${verb} ID [REASON]`,
    about,
    async run(scene) {
      const [id, ...reason] = scene.words;
      const attendeeId = demand(id, command);
      const all = (await Promise.all(imageStatuses.map((one) => getPhotos(scene, one)))).flat();
      const found = all.find((one) => one.attendeeId === attendeeId);
      if (!found) throw new Error(`There is no photo of ${attendeeId}: npm run organise -- photos`);
      if (!(await isWanted(scene, [`${found.name}: ${found.status} -> ${status}`]))) return;
      const body = { imageUrl: found.imageUrl, status, reason: reason.join(' ') || undefined };
      await scene.client.call(calls.decidePhoto, { params: { attendeeId }, body });
    },
  };
  return command;
}

/** What organisers decide about photos. */
export const photoCommands = {
  photos: list,
  'photos approve': deciding('approve', 'Approved', 'shows it in the list of attendees, and tells its owner'),
  'photos refuse': deciding('refuse', 'Rejected', 'shows it to nobody; its owner reads the reason'),
};
