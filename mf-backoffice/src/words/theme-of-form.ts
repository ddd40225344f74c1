import { themeOfSettings } from '@summit/shared-ui/theme/theme-of-settings';
import { type ThemeSettings } from '@summit/shared-ui/theme/theme-variables';
import type { EntryValues, ResourceField } from '../resources/entry-types.ts';
import { inputName } from '../resources/form/form-values.ts';

type Section = Parameters<typeof themeOfSettings>[0];

/** The theme that a form holds: each field is one value of the section, by its path. What is empty is the design's own. */
export function themeOfForm(fields: readonly ResourceField[], form: EntryValues): ThemeSettings {
  const section: Record<string, Record<string, unknown>> = {};
  for (const { name, kind } of fields) {
    const [part = '', leaf = ''] = name.split('.');
    section[part] = { ...section[part], [leaf]: valueOf(form[inputName(name)], kind) };
  }
  const empty = { decorativeAccents: {}, buttons: { radius: null }, footer: {}, pageHeaderHeights: {} };
  return themeOfSettings({ ...empty, ...section } as unknown as Section);
}

function valueOf(value: unknown, kind: ResourceField['kind']): string | number | null {
  const text = String(value ?? '').trim();
  if (text === '') return null;
  if (kind !== 'number') return text;
  return Number.isFinite(Number(text)) ? Number(text) : null;
}
