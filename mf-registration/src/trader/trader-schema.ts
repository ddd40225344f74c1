import { password } from '@summit/contract/forms/rules';
import { cryptoTraderForm } from '@summit/contract/registration/registration-fields';

/** The token comes from the link: nobody types it. */
export const withoutPassword = cryptoTraderForm.omit(['invitationToken']);
export const withPassword = withoutPassword.shape({ password: password() });
