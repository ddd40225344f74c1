import {
  accountEmail,
  email,
  fields,
  givenPassword,
  optionalGivenPassword,
  optionalText,
  organiserPassword,
  requiredText,
} from '../forms/rules.ts';
import * as limits from '../limits/limits.ts';
import { gridOf, gridQuery } from '../organising/grid-query.ts';
import { defineCall } from '../requests/call.ts';
import { listQuery } from '../requests/list-query.ts';
import {
  choice,
  listed,
  listOf,
  moment,
  nullableText,
  shape,
  text,
  whole,
} from '../requests/response-shapes.ts';
import { organiserRoles } from '../session/organisers.ts';
import * as shapes from '../shapes/organise/organisers.ts';
import { messages } from '../words/messages.ts';
import { boolean } from '../yup.ts';

// The people who run the event. Their sessions are separate from those of attendees and open none of their calls.

export const organiserLogin = defineCall({
  method: 'POST',
  path: '/backoffice/login',
  access: 'public',
  summary: 'Signs an organiser in with password and one-time code.',
  body: fields({
    email: accountEmail(),
    password: givenPassword(limits.longText),
    code: requiredText(10),
    /** The token of the email to an organiser whose login was locked by wrong attempts of others. */
    wayIn: optionalText(),
  }),
  response: shapes.begunSession,
  errors: ['organiser-0001'],
});

export const organiserLogout = defineCall({
  method: 'POST',
  path: '/backoffice/logout',
  access: 'organiser',
  summary: 'Ends the session of an organiser.',
  errors: [],
});

export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/backoffice/sessions/others',
  access: 'organiser',
  permission: 'account.use',
  recent: true,
  summary: "Ends the caller's sessions on all other devices; the present one goes on.",
  errors: ['organiser-0005'],
});

export const organiserSession = defineCall({
  method: 'GET',
  path: '/backoffice/session',
  access: 'organiser',
  permission: 'resources.use',
  summary: 'Whose session this is, what they may do, and until when.',
  response: shapes.session,
  errors: [],
});

export const confirmOrganiser = defineCall({
  method: 'POST',
  path: '/backoffice/session/confirmation',
  access: 'organiser',
  permission: 'resources.use',
  summary:
    'Says again who calls, with password or one-time code: for some minutes the session opens the calls that demand it.',
  body: fields({ password: optionalGivenPassword(limits.longText), code: optionalText(10) }),
  response: shapes.confirmation,
  errors: ['organiser-0006'],
});

export const organiserSetUp = defineCall({
  method: 'POST',
  path: '/backoffice/set-up',
  access: 'public',
  summary: 'Chooses the password of a new organiser; returns what their authenticator needs, once.',
  body: fields({
    token: requiredText(limits.longText),
    password: organiserPassword(),
  }),
  response: shape({ otpAddress: text(), otpSecret: text() }),
  errors: ['organiser-0002'],
});

export const organisers = defineCall({
  method: 'GET',
  path: '/backoffice/organisers',
  access: 'organiser',
  permission: 'organisers.read',
  summary: 'Everybody who may organise, by name.',
  query: listQuery({ itemsOnPage: limits.itemsOnPage.list }),
  response: listOf('organisers', shapes.organiser),
  errors: [],
});

export const addOrganiser = defineCall({
  method: 'POST',
  path: '/backoffice/organisers',
  access: 'organiser',
  permission: 'organisers.change',
  recent: true,
  summary:
    'Adds an organiser, or lets one set themselves up again by a link that is mailed to them. Roles of the awards wait for a second person. `version` is the one that was read; null: there was none.',
  body: fields({
    email: email(),
    name: requiredText(),
    roles: shapes.roles,
    version: requiredText().nullable().defined(),
  }),
  response: shapes.setUpInvitation,
  errors: ['organiser-0005', 'resource-0001'],
});

export const changeOrganiser = defineCall({
  method: 'PUT',
  path: '/backoffice/organisers/:id',
  access: 'organiser',
  permission: 'organisers.change',
  recent: true,
  summary:
    'Changes the roles of an organiser, or blocks them, which ends their sessions. Roles of the awards wait for a second person.',
  params: shapes.organiserParams,
  body: fields({
    version: requiredText(),
    roles: shapes.roles,
    isBlocked: boolean().required(messages.required),
  }),
  response: shapes.organiser,
  errors: ['cqrs-0009', 'resource-0001', 'organiser-0003', 'organiser-0005'],
});

export const awardsRoleRequests = defineCall({
  method: 'GET',
  path: '/backoffice/organisers/awards-roles',
  access: 'organiser',
  permission: 'organisers.confirm',
  summary: 'Who is to be a steward or an auditor of the awards, or no longer, and waits for a second person.',
  response: shape({
    requests: listed(
      shape({
        id: text(),
        name: text(),
        email: text(),
        /** The complete new list of their roles in the awards. */
        roles: listed(choice(organiserRoles)),
        requestedBy: text(),
      }),
    ),
  }),
  errors: [],
});

export const confirmAwardsRoles = defineCall({
  method: 'PUT',
  path: '/backoffice/organisers/awards-roles/:id',
  access: 'organiser',
  permission: 'organisers.confirm',
  recent: true,
  summary:
    'Confirms the awards roles that an owner wants for somebody else: a steward or auditor does, or, while there is none, another owner, who takes none from the last of them. Repeating it changes nothing.',
  params: shapes.organiserParams,
  errors: ['cqrs-0009', 'organiser-0004', 'organiser-0005'],
});

export const audit = defineCall({
  method: 'GET',
  path: '/backoffice/audit',
  access: 'organiser',
  permission: 'audit.read',
  summary:
    'What organisers have changed, the latest first. Filters: subject and what is under it, such as `speakers` or `speakers/ada`, organiser, call, at.',
  query: gridQuery({ sorts: ['at'] }),
  response: gridOf(
    shape({
      id: whole(),
      at: moment(),
      organiser: text(),
      /** The name of the call. */
      call: text(),
      /** What was changed, e.g. `awards/status/Company`. */
      subject: text(),
      /** JSON; null: there was nothing. */
      before: nullableText(),
      after: nullableText(),
    }),
  ),
  errors: [],
});
