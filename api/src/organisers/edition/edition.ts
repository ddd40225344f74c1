import * as calls from '@summit/contract/calls/organise-edition';
import { type Capability, serve } from '../../platform/serve.ts';
import { moveEdition } from './move-edition.ts';

/** The calls that change the days and the venue of the present edition. */
export const edition: Capability = (app, platform) => {
  serve(app, calls, {
    moveEdition: ({ organiser, body, query }) =>
      moveEdition(platform, organiser, body, query.dryRun === 'true'),
  });
};
