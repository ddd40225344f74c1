import type { InferType } from 'yup';
import { lazySchema } from '@summit/shared-ui/form/lazy-schema';
import type { changedPassword, newPassword } from './password-schemas.ts';

const load = () => import('./password-schemas.ts');

export const newPasswordRules = lazySchema<InferType<typeof newPassword>>(
  ['password', 'repeat'],
  async () => (await load()).newPassword,
);

export const changedPasswordRules = lazySchema<InferType<typeof changedPassword>>(
  ['password', 'newPassword', 'repeat'],
  async () => (await load()).changedPassword,
);
