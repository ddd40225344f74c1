import * as organiseAddressesCalls from '@summit/contract/calls/organise-addresses';
import { type Capability, serve } from '../../platform/serve.ts';
import { listCollisions } from './collisions.queries.ts';

/** Addresses from before there was one spelling for each. */
export const addresses: Capability = (app, { db }) => {
  serve(app, organiseAddressesCalls, { addressCollisions: () => listCollisions(db) });
};
