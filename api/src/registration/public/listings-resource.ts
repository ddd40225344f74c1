import { linkOrNull, momentOrNull, orNull, textOrNull, whole } from '@summit/contract/forms/resource-rules';
import { oneOf, optionalEmail, optionalText, requiredText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { listingStatuses } from '@summit/contract/shapes/listing';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { withLink } from '../../platform/resources/link-invitation.ts';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { listings } from '../listing/listings.tables.ts';

/** Companies that were invited to the directory, and what they submitted. */
export const listingsResource = tableResource({
  table: listings,
  key: 'id',
  makesKeys: true,
  fields: {
    id: optionalText(),
    company: requiredText(),
    status: oneOf(listingStatuses).default('Invited'),
    closesAt: momentOrNull(),
    contactName: textOrNull(),
    email: orNull(optionalEmail()),
    description: textOrNull(limits.maxTextLength),
    website: linkOrNull(),
    category: textOrNull(),
    additionalInformation: textOrNull(limits.maxTextLength),
    logoWidth: orNull(whole(1, 4000)),
    logoHeight: orNull(whole(1, 4000)),
    submittedAt: textOrNull(),
  },
  readOnly: ['id', 'submittedAt'],
  order: ['company'],
  adds: withLink((token) => href(pages.listing, { search: { token } })),
  removable: true,
  drops: [],
});
