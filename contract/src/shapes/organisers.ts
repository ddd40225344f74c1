import { array } from 'yup';
import { fields, oneOf, requiredText } from '../forms/rules.ts';
import { choice, flag, listed, moment, shape, text } from '../requests/response-shapes.ts';
import { organiserRoles } from '../session/organisers.ts';
import { messages } from '../words/messages.ts';

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

export const roles = array(oneOf(organiserRoles)).required(messages.required).min(1, messages.required);

/** Until when the link counts that somebody sets themselves up with. It is mailed to them, and nobody else sees it. */
export const setUpInvitation = shape({ expiresAt: moment() });

export const organiserParams = fields({ id: requiredText() });
