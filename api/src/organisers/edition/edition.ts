import * as calls from '@summit/contract/calls/organise-edition';
import { type Capability, serve } from '../../platform/serve.ts';
import { moveEdition } from './move-edition.ts';

/** The present edition as a whole: its days and its venue. */
export const edition: Capability = (app, platform) => {
  serve(app, calls, {
    moveEdition: ({ organiser, body, query }) =>
      moveEdition(platform, organiser, body, query.dryRun === 'true'),
  });
};
