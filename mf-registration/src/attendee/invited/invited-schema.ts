import { password } from '@summit/contract/forms/rules';
import { invitedFirstStep } from '@summit/contract/registration/registration-fields';

/** The token comes from the link: nobody types it. */
export const withoutPassword = invitedFirstStep.omit(['token']);
export const withPassword = withoutPassword.shape({ password: password() });
