import { blitzCalls } from '@summit/contract/calls/blitz';
import { notBuilt, serve, type Capability } from '../platform/serve.ts';

/** Calls whose capability does not exist yet: they answer 501, so that nobody takes them for misspelled. */
export const laterCalls: Capability = (app) => {
  serve(app, blitzCalls, {
    blitzParticipants: notBuilt,
    blitzInvitation: notBuilt,
    submitBlitz: notBuilt,
    submitBlitzForm: notBuilt,
  });
};
