import { momentOrNull, orNull, textOrNull } from '@summit/contract/forms/resource-rules';
import { optionalEmail, optionalText } from '@summit/contract/forms/rules';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { withLink } from '../../platform/resources/link-invitation.ts';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { cryptoTraderInvitations } from '../crypto-traders/crypto-traders.tables.ts';
import { featuredInvitations } from '../featured/featured.tables.ts';

type InvitationTable = typeof cryptoTraderInvitations | typeof featuredInvitations;

interface InvitationOptions {
  /** The column with a further fact about the invited person or the inviter. */
  detail: 'inviterName' | 'company';
  /** The column that shows whether the invitation was used. */
  used: 'attendeeId' | 'usedAt';
  /** The path of the link within the site. */
  getLink: (token: string) => string;
}

/** Invitations by a link, one for each person. */
function invitationResource(table: InvitationTable, { detail, used, getLink }: InvitationOptions) {
  return tableResource<InvitationTable>({
    table,
    key: 'id',
    makesKeys: true,
    fields: {
      id: optionalText(),
      firstName: textOrNull(),
      lastName: textOrNull(),
      email: orNull(optionalEmail()),
      [detail]: textOrNull(),
      closesAt: momentOrNull(),
      [used]: textOrNull(),
      createdAt: optionalText(),
    },
    readOnly: ['id', used, 'createdAt'],
    order: ['createdAt'],
    adds: withLink(getLink, (createdAt) => ({ createdAt })),
    removable: true,
    drops: [],
  });
}

/** Invitations of crypto traders. */
export const cryptoInvitationsResource = invitationResource(cryptoTraderInvitations, {
  detail: 'inviterName',
  used: 'attendeeId',
  getLink: (invitationToken) =>
    href(pages.registrationSlug, { slug: 'crypto-trader' }, { search: { invitationToken } }),
});

/** Invitations of featured attendees. */
export const featuredInvitationsResource = invitationResource(featuredInvitations, {
  detail: 'company',
  used: 'usedAt',
  getLink: (token) => href(pages.registrationFeatured, { search: { token } }),
});
