import { indexPages } from '@summit/api/src/content/public/page-entries.queries.ts';
import { dynamicForms } from '@summit/api/src/registration/dynamic-forms/dynamic-forms.tables.ts';
import { settingSections } from '@summit/api/src/settings/settings/settings.tables.ts';
import { staticContents } from '@summit/api/src/settings/static-content/static-content.tables.ts';
import { typeOfText } from '@summit/api/src/settings/static-content/type-of-text.ts';
import { texts } from '@summit/contract/words/texts';
import { settings } from '../event/content/settings.ts';
import { virtualTexts } from '../event/content/virtual-texts.ts';
import { forms } from '../event/forms/forms.ts';
import { getPortrait, teamFaces } from '../event/people.ts';
import { demoTexts } from '../event/texts.ts';
import { lastingId } from '../lasting-id.ts';
import type { PictureShelf } from '../pictures/picture-shelf.ts';
import { drawMeridianDock } from '../pictures/venue/meridian-dock.ts';
import type { SeedContext } from '../seed-context.ts';

/** Settings, forms and texts: the event's own wording, and the neutral one where it has none. */
export async function fillSettings({ db, config, now, shelf }: SeedContext): Promise<void> {
  const sections = { ...settings, global: { ...settings.global, eventUrl: config.siteOrigin } };
  const rows = Object.entries(sections).map(([name, value]) => ({ name, value, updatedAt: now }));
  await db.insert(settingSections).values(rows);
  await db.insert(dynamicForms).values(
    forms.map(({ type, title, isOpen, fields, metadata }) => ({
      type,
      title,
      isOpen,
      fields: [...fields],
      invalidToken: metadata.errors.invalidToken,
    })),
  );
  await db
    .insert(staticContents)
    .values([
      ...textRows('site', { ...texts, ...demoTexts, ...picturedTexts(shelf) }),
      ...textRows('virtual', virtualTexts),
    ]);
  await db.transaction(indexPages);
}

/** Texts that name pictures, which have an address only once they are drawn. */
function picturedTexts(shelf: PictureShelf) {
  const withFaces = (lines: string) =>
    lines
      .split('\n')
      .map((line) => {
        const [name = '', role = '', address = ''] = line.split(' | ');
        return [name, role, address, getPortrait(shelf, name, teamFaces[name])].join(' | ');
      })
      .join('\n');
  return {
    'venue.picture.address': shelf.add(drawMeridianDock()),
    'about.team.members': withFaces(demoTexts['about.team.members']),
    'home.team.members': withFaces(demoTexts['home.team.members']),
  };
}

function textRows(scope: 'site' | 'virtual', wording: Readonly<Record<string, string>>) {
  return Object.entries(wording).map(([name, content]) => ({
    id: lastingId(`text ${scope} ${name}`),
    scope,
    name,
    type: typeOfText(name),
    content,
  }));
}
