import { featuredForm } from '@summit/contract/registration-fields';
import { password } from '@summit/contract/rules';

/** The token comes from the link: nobody types it. */
export const withoutPassword = featuredForm.omit(['token']);
export const withPassword = withoutPassword.shape({ password: password() });
