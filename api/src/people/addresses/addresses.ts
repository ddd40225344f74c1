import * as organiseAddressesCalls from '@summit/contract/calls/organise-addresses';
import { type Capability, serve } from '../../platform/serve.ts';
import { listCollisions } from './collisions.queries.ts';

/** The call that lists addresses whose normalised form is already taken. */
export const addresses: Capability = (app, { db }) => {
  serve(app, organiseAddressesCalls, { addressCollisions: () => listCollisions(db) });
};
