import type { MediaKitRow } from '@summit/api/src/content/media-partners/media-partners.tables.ts';
import { type DemoMediaKit, mediaKits } from '../event/content/press.ts';
import { settings } from '../event/content/settings.ts';
import { event } from '../event/event.ts';
import { palette } from '../pictures/palette.ts';
import { drawPhotograph } from '../pictures/photograph/photograph.ts';
import type { PictureShelf } from '../pictures/picture-shelf.ts';
import { kitSheets } from './kit-sheets.ts';
import { logoFiles, logoPack } from './logo-files.ts';
import { pdfSheet } from './pdf-sheet.ts';

/** The kits with their files: the logos with all of them in one, every other kit as a page. */
export async function makeMediaKits(shelf: PictureShelf): Promise<MediaKitRow[]> {
  const logos = await logoFiles(settings.theme.decorativeAccents.accent ?? palette.electric);
  const files = logos.map(({ name, ending, ground, content }) => ({
    name,
    url: named(shelf.add(content, ending), name),
    ground,
  }));
  const madeOn = new Date(`${event.year - 1}-11-02T09:00:00Z`);
  const getFile = async (id: DemoMediaKit['id']): Promise<string> =>
    id === 'logo-pack'
      ? named(shelf.add(logoPack(logos), 'zip'), 'summit-logo-pack.zip')
      : named(shelf.add(await pdfSheet(kitSheets[id], madeOn), 'pdf'), `summit-${id}-${event.year}.pdf`);
  return Promise.all(
    mediaKits.map(async ({ id, name, description, audience }) => ({
      id,
      name,
      description,
      audience,
      fileUrl: await getFile(id),
      imageUrl: shelf.add(drawPhotograph(`kit ${id}`, 'ridges', 'day')),
      files: id === 'logo-pack' ? files : [],
    })),
  );
}

/** A stored file's address, with the name that it is downloaded under. */
function named(path: string, name: string): string {
  return `${path}?download=${name}`;
}
