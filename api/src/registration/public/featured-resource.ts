import { momentOrNull, orNull, textOrNull } from '@summit/contract/forms/resource-rules';
import { optionalEmail, optionalText } from '@summit/contract/forms/rules';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { withLink } from '../../platform/resources/link-invitation.ts';
import { tableResource } from '../../platform/resources/table-resource.ts';
import { featuredInvitations } from '../featured/featured.tables.ts';

/** Invitations of featured attendees, one for each person. */
export const featuredInvitationsResource = tableResource({
  table: featuredInvitations,
  key: 'id',
  makesKeys: true,
  fields: {
    id: optionalText(),
    firstName: textOrNull(),
    lastName: textOrNull(),
    email: orNull(optionalEmail()),
    company: textOrNull(),
    closesAt: momentOrNull(),
    usedAt: textOrNull(),
    createdAt: optionalText(),
  },
  readOnly: ['id', 'usedAt', 'createdAt'],
  order: ['createdAt'],
  adds: withLink(
    (token) => href(pages.registrationFeatured, { search: { token } }),
    (createdAt) => ({ createdAt }),
  ),
  removable: true,
  drops: [],
});
