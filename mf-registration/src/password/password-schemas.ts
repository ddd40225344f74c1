import { fields, givenPassword, password, sameAsPassword } from '@summit/contract/forms/rules';

/** The schema of a new password that is set with the link of an email. */
export const newPassword = fields({ password: password(), repeat: sameAsPassword() });

/** The schema of changing the password, which requires the present one. */
export const changedPassword = fields({
  password: givenPassword(),
  newPassword: password(),
  repeat: sameAsPassword('newPassword'),
});
