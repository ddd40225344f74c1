import { fields, givenPassword, password, sameAsPassword } from '@summit/contract/forms/rules';

/** A new password, by the link of a mail. */
export const newPassword = fields({ password: password(), repeat: sameAsPassword() });

/** Another password, by who knows the present one. */
export const changedPassword = fields({
  password: givenPassword(),
  newPassword: password(),
  repeat: sameAsPassword('newPassword'),
});
