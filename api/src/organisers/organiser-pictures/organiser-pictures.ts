import * as organisePicturesCalls from '@summit/contract/calls/organise-pictures';
import { pictureVariant, pictureWidths } from '@summit/contract/frame/pictures';
import { savePicture, toStoredPicture } from '../../content/public/media.queries.ts';
import { receivePicture } from '../../content/public/uploaded-picture.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { audit } from '../public/audit.queries.ts';
import { makePicture } from './make-picture.ts';
import { addOrganiserPicture } from './organiser-pictures.queries.ts';

/** Pictures that organisers add, each on record. */
export const organiserPictureUploads: Capability = (app, { db, clock, config, rateLimiter }) => {
  serve(app, organisePicturesCalls, {
    addPicture: async ({ organiser, request }) => {
      await rateLimiter.requireAttempt('pictureOfOrganiser', { id: organiser.id });
      const { content, ending, width, height } = await receivePicture(request, 'file', makePicture);
      const picture = toStoredPicture(config.dataDir, content, ending);
      const { name, url } = picture;
      const now = clock.now();
      await savePicture(db, picture, async (tx) => {
        const row = { name, url, width, height, addedBy: organiser.name, addedAt: now };
        if (!(await addOrganiserPicture(tx, row))) return;
        const after = { url, width, height };
        await audit(tx, organiser, { call: 'addPicture', subject: `pictures/${name}`, after }, now);
      });
      return { name, url, width, height, sizes: getSizes({ url, width, height }) };
    },
  });
};

/** The sizes in which the picture is served, besides its own. */
function getSizes({ url, width, height }: { url: string; width: number; height: number }) {
  return pictureWidths
    .filter((smaller) => smaller < width)
    .map((smaller) => ({
      url: pictureVariant(url, smaller, 'webp'),
      width: smaller,
      height: Math.max(1, Math.round((height * smaller) / width)),
    }));
}
