import { texts } from '@summit/contract/texts';
import { dynamicForms } from '../../src/dynamic-forms/dynamic-forms.tables.ts';
import { settingSections } from '../../src/settings/settings.tables.ts';
import { staticContents } from '../../src/static-content/static-content.tables.ts';
import { forms } from '../demo-event/forms/forms.ts';
import { settings } from '../demo-event/content/settings.ts';
import { virtualTexts } from '../demo-event/content/virtual-texts.ts';
import { lastingId } from '../lasting-id.ts';
import type { SeedContext } from './seed-context.ts';

/** Settings, forms and texts. The wording of the site's texts is the contract's own. */
export async function fillSettings({ db, config, now }: SeedContext): Promise<void> {
  const sections = { ...settings, global: { ...settings.global, eventUrl: config.siteOrigin } };
  const rows = Object.entries(sections).map(([name, value]) => ({ name, value, updatedAt: now }));
  await db.insert(settingSections).values(rows);
  await db.insert(dynamicForms).values(
    forms.map(({ type, title, fields, metadata }) => ({
      type,
      title,
      fields: [...fields],
      invalidToken: metadata.errors.invalidToken,
    })),
  );
  await db.insert(staticContents).values([...textRows('site', texts), ...textRows('virtual', virtualTexts)]);
}

function textRows(scope: 'site' | 'virtual', wording: Readonly<Record<string, string>>) {
  return Object.entries(wording).map(([name, content]) => ({
    id: lastingId(`text ${scope} ${name}`),
    scope,
    name,
    type: typeOf(name),
    content,
  }));
}

/** Messages are shown by name, in a dialog of their own kind; the body of a page is rich text. */
function typeOf(name: string): 'text' | 'html' | 'success message' | 'error message' {
  if (name.endsWith('.body')) {
    return 'html';
  }
  if (/\.success(\.|$)/.test(name)) {
    return 'success message';
  }
  return /\.error(\.|$)/.test(name) ? 'error message' : 'text';
}
