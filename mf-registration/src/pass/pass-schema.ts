import { password } from '@summit/contract/forms/rules';
import { vipFirstStep as withoutPassword } from '@summit/contract/registration/registration-fields';

export { withoutPassword };
export const withPassword = withoutPassword.shape({ password: password() });
