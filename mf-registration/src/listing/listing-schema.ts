import { listingBody } from '@summit/contract/shapes/listing';

/** What an exhibitor says of itself. */
export const listingSchema = listingBody;
