import { array } from 'yup';
import { fields, oneOf, requiredText } from '../../forms/rules.ts';
import { choice, flag, listed, moment, nullableMoment, shape, text } from '../../requests/response-shapes.ts';
import { organiserRoles, type Permission, permissions } from '../../session/organisers.ts';
import { messages } from '../../words/messages.ts';

export const organiser = shape({
  id: text(),
  email: text(),
  name: text(),
  roles: listed(choice(organiserRoles)),
  /** They have chosen a password and can log in. */
  isSetUp: flag(),
  isBlocked: flag(),
  /** A change of them names it. */
  version: text(),
});

/** What a login begins. */
export const begunSession = shape({
  token: text(),
  expiresAt: moment(),
  name: text(),
  roles: listed(choice(organiserRoles)),
});

/** Until when the calls are open that demand a recent confirmation. */
export const confirmation = shape({ confirmedUntil: moment() });

const allPermissions = Object.keys(permissions) as Permission[];

/** A session of an organiser. What it may not do is hidden by the screen, and refused by the server. */
export const session = shape({
  id: text(),
  name: text(),
  email: text(),
  roles: listed(choice(organiserRoles)),
  permissions: listed(choice(allPermissions)),
  expiresAt: moment(),
  /** Until when calls are open that demand a recent confirmation; null: they are not. */
  confirmedUntil: nullableMoment(),
});

export const roles = array(oneOf(organiserRoles)).required(messages.required).min(1, messages.required);

/** Until when the link counts that somebody sets themselves up with. It is mailed to them, and nobody else sees it. */
export const setUpInvitation = shape({ expiresAt: moment() });

export const organiserParams = fields({ id: requiredText() });
