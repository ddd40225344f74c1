import { listingBody } from '@summit/contract/calls/listing';

/** What an exhibitor says of itself. */
export const listingSchema = listingBody;
