import { vipFirstStep as withoutPassword } from '@summit/contract/registration-fields';
import { password } from '@summit/contract/rules';

export { withoutPassword };
export const withPassword = withoutPassword.shape({ password: password() });
