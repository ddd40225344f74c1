import { fields, oneOf, requiredText } from '../../forms/rules.ts';
import { choice, flag, listed, moment, nullableMoment, shape, text } from '../../requests/response-shapes.ts';
import { organiserRoles, type Permission, permissions } from '../../session/organisers.ts';
import { messages } from '../../words/messages.ts';
import { array } from '../../yup.ts';

export const organiser = shape({
  id: text(),
  email: text(),
  name: text(),
  roles: listed(choice(organiserRoles)),
  /** Whether the organiser has chosen a password and can log in. */
  isSetUp: flag(),
  isBlocked: flag(),
  /** The version that a change has to name. */
  version: text(),
});

/** The response of a login. */
export const begunSession = shape({
  token: text(),
  expiresAt: moment(),
  /** The organiser's. */
  id: text(),
  name: text(),
  roles: listed(choice(organiserRoles)),
});

/** The end of the time in which calls that require a recent confirmation are allowed. */
export const confirmation = shape({ confirmedUntil: moment() });

const allPermissions = Object.keys(permissions) as Permission[];

/** An organiser's session. The screens hide what it may not do, and the server refuses it. */
export const session = shape({
  id: text(),
  name: text(),
  email: text(),
  roles: listed(choice(organiserRoles)),
  permissions: listed(choice(allPermissions)),
  expiresAt: moment(),
  /** The end of the time in which calls that require a recent confirmation are allowed; null: they are not. */
  confirmedUntil: nullableMoment(),
});

export const roles = array(oneOf(organiserRoles)).required(messages.required).min(1, messages.required);

/** When the link expires with which a new organiser sets up the account. The link itself is only mailed to them. */
export const setUpInvitation = shape({ expiresAt: moment() });

export const organiserParams = fields({ id: requiredText() });
