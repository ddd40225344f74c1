import { password } from '@summit/contract/forms/rules';
import { transferAccount } from '@summit/contract/registration/transfer-fields';

/** The token comes from the link: nobody types it. */
export const withoutPassword = transferAccount.omit(['token']);

export const withPassword = withoutPassword.shape({ password: password() });
