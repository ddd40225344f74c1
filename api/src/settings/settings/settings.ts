import * as settingsCalls from '@summit/contract/calls/settings';
import { settings as settingsShape } from '@summit/contract/shapes/settings';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { readSection, readSections } from '../public/settings.queries.ts';
import type { PublicSections } from './sections.ts';

/** How long a response is cached, in seconds. */
const freshness = 5;

const publicNames = Object.keys(settingsShape.fields) as (keyof PublicSections)[];

/** The settings of organisers. Responses are cached as `settings`. */
export const settings: Capability = (app, { db }) => {
  serve(app, settingsCalls, {
    settings: cachedResponse('settings', freshness, () => readSections(db, publicNames)),
    virtualSettings: cachedResponse('settings', freshness, () => readSection(db, 'virtual')),
    contentRevision: cachedResponse('content-revision', freshness, async () => ({
      revision: await readSection(db, 'contentRevision'),
    })),
    globalSettings: cachedResponse('settings', freshness, () => readSection(db, 'global')),
  });
};
