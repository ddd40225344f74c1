import { password } from '@summit/contract/forms/rules';
import { featuredForm } from '@summit/contract/registration/registration-fields';

/** The token comes from the link: nobody types it. */
export const withoutPassword = featuredForm.omit(['token']);
export const withPassword = withoutPassword.shape({ password: password() });
