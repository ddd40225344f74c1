import type { RegistrationStatus } from '../registration/registration-status.ts';

/** How far a registration is, as organisers read it. */
export const registrationStatusNames: Record<RegistrationStatus, string> = {
  SubmitStepOne: 'First part sent',
  PendingPackageSelection: 'Has to choose',
  RequestForPayment: 'Has to pay',
  PendingPayment: 'Payment under way',
  Completed: 'Complete',
};
