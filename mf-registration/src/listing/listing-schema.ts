import { listingBody } from '@summit/contract/shapes/listing';

/** The schema of a company's listing. */
export const listingSchema = listingBody;
