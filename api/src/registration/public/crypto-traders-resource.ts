import { momentOrNull, orNull, textOrNull } from '@summit/contract/forms/resource-rules';
import { optionalEmail, optionalText } from '@summit/contract/forms/rules';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { withLink } from '../../platform/resources/link-invitation.ts';
import { tableResource } from '../../platform/resources/table-resource.ts';
import { cryptoTraderInvitations } from '../crypto-traders/crypto-traders.tables.ts';

/** Invitations of crypto traders, one for each person. */
export const cryptoInvitationsResource = tableResource({
  table: cryptoTraderInvitations,
  key: 'id',
  makesKeys: true,
  fields: {
    id: optionalText(),
    firstName: textOrNull(),
    lastName: textOrNull(),
    email: orNull(optionalEmail()),
    inviterName: textOrNull(),
    closesAt: momentOrNull(),
    attendeeId: textOrNull(),
    createdAt: optionalText(),
  },
  readOnly: ['id', 'attendeeId', 'createdAt'],
  order: ['createdAt'],
  adds: withLink(
    (invitationToken) =>
      href(pages.registrationSlug, { slug: 'crypto-trader' }, { search: { invitationToken } }),
    (createdAt) => ({ createdAt }),
  ),
  removable: true,
  drops: [],
});
