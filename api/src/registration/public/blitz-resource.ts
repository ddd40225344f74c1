import { momentOrNull, orNull, textOrNull } from '@summit/contract/forms/resource-rules';
import { oneOf, optionalEmail, optionalText, requiredText, url } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { blitzStatuses } from '@summit/contract/shapes/blitz';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { withLink } from '../../platform/resources/link-invitation.ts';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { blitzInvitations, blitzParticipants } from '../blitz/blitz.tables.ts';

/** Companies that were invited to a table at the networking blitz. */
export const blitzInvitationsResource = tableResource({
  table: blitzInvitations,
  key: 'id',
  makesKeys: true,
  fields: {
    id: optionalText(),
    company: textOrNull(),
    email: orNull(optionalEmail()),
    closesAt: momentOrNull(),
  },
  readOnly: ['id'],
  order: ['company'],
  adds: withLink((token) => href(pages.blitzRegistration, { search: { token } })),
  drops: [],
});

/** The tables that companies submitted: visitors see those that are Approved. */
export const blitzTablesResource = tableResource({
  table: blitzParticipants,
  key: 'id',
  fields: {
    id: optionalText(),
    company: requiredText(),
    status: oneOf(blitzStatuses),
    pitch: requiredText(limits.pitch),
    category: requiredText(),
    website: url(),
    submittedAt: optionalText(),
  },
  readOnly: ['id', 'submittedAt'],
  order: ['company'],
  derived: (_after, { now }) => ({ changedAt: now }),
  drops: ['blitz'],
});
