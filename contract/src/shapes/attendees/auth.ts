import {
  accountEmail,
  fields,
  givenPassword,
  optionalFlag,
  password,
  requiredText,
} from '../../forms/rules.ts';
import * as limits from '../../limits/limits.ts';
import { shape, text } from '../../requests/response-shapes.ts';

/** Both tokens, as returned by every call that signs somebody in. */
export const tokens = shape({ accessToken: text(), refreshToken: text() });

/** The login form. The password only has to be present: old ones need not follow today's rule. */
export const loginBody = fields({ email: accountEmail(), password: givenPassword() });

export const forgotPasswordBody = fields({ email: accountEmail() });

export const resetPasswordBody = fields({ token: requiredText(limits.longText), password: password() });

export const loginTokenBody = fields({
  token: requiredText(limits.longText),
  /** The reader of the email chose the password themselves, on another device. */
  keepsPassword: optionalFlag(),
});

export const tokenBody = fields({ token: requiredText(limits.longText) });
