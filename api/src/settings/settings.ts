import { settings as settingsShape, settingsCalls } from '@summit/contract/calls/settings';
import { cachedAnswer } from '../platform/cached-answer.ts';
import { serve, type Capability } from '../platform/serve.ts';
import type { PublicSections } from './sections.ts';
import { readSection, readSections } from './settings.queries.ts';

/** How long a change may take to be seen, in seconds. */
const freshness = 5;

const publicNames = Object.keys(settingsShape.fields) as (keyof PublicSections)[];

/** What organisers set. The kept answers are called `settings`. */
export const settings: Capability = (app, { db }) => {
  serve(app, settingsCalls, {
    settings: cachedAnswer('settings', freshness, () => readSections(db, publicNames)),
    virtualSettings: cachedAnswer('settings', freshness, () => readSection(db, 'virtual')),
    globalSettings: cachedAnswer('settings', freshness, () => readSection(db, 'global')),
  });
};
