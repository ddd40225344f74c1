import type { InferType } from 'yup';
import { lateSchema } from '@summit/shared-ui/form/late-schema';
import type { changedPassword, newPassword } from './password-schemas.ts';

const load = () => import('./password-schemas.ts');

export const newPasswordRules = lateSchema<InferType<typeof newPassword>>(
  ['password', 'repeat'],
  async () => (await load()).newPassword,
);

export const changedPasswordRules = lateSchema<InferType<typeof changedPassword>>(
  ['password', 'newPassword', 'repeat'],
  async () => (await load()).changedPassword,
);
