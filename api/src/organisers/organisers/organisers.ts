import * as organiserCalls from '@summit/contract/calls/organisers';
import { getToken } from '../../platform/access.ts';
import { entriesQuery } from '../../platform/resources/entries-query.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { listAudit } from '../public/audit.queries.ts';
import { confirmAwardsRoles, listAwardsRoleRequests } from './awards-roles.queries.ts';
import { createConfirmHandler, readSession } from './confirm-session.ts';
import { createOrganiserLoginHandler } from './log-in.ts';
import { endOrganiserSession } from './organiser-sessions.queries.ts';
import { endOtherSessions } from './own-sessions.ts';
import { addOrganiser, changeOrganiser, listOrganisers } from './people.ts';
import { createSetUpHandler } from './set-up.ts';

/** The people who run the event, their sessions, and the record of what they change. */
export const organisers: Capability = (app, platform) => {
  const { db } = platform;
  serve(app, organiserCalls, {
    organiserLogin: createOrganiserLoginHandler(platform),
    organiserLogout: ({ request }) => endOrganiserSession(db, getToken(request) ?? ''),
    endOtherSessions: ({ organiser, request }) =>
      endOtherSessions(platform, organiser, getToken(request) ?? ''),
    organiserSession: ({ request }) => readSession(platform, getToken(request) ?? ''),
    confirmOrganiser: createConfirmHandler(platform),
    organiserSetUp: createSetUpHandler(platform),
    organisers: ({ query }) => listOrganisers(db, query),
    addOrganiser: ({ organiser, body }) => addOrganiser(platform, organiser, body),
    changeOrganiser: ({ organiser, params, body }) => changeOrganiser(platform, organiser, params.id, body),
    awardsRoleRequests: () => listAwardsRoleRequests(db),
    confirmAwardsRoles: ({ organiser, params }) => confirmAwardsRoles(platform, organiser, params.id),
    audit: ({ organiser, query }) => listAudit(db, organiser, entriesQuery(query)),
  });
};
