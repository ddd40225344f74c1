import { cryptoTraderForm } from '@summit/contract/registration-fields';
import { password } from '@summit/contract/rules';

/** The token comes from the link: nobody types it. */
export const withoutPassword = cryptoTraderForm.omit(['invitationToken']);
export const withPassword = withoutPassword.shape({ password: password() });
