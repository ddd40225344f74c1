import type { RegistrationStatus } from '../registration/registration-status.ts';

/** How far a registration is, as organisers read it. */
export const registrationStatusNames: Record<RegistrationStatus, string> = {
  SubmitStepOne: 'First part sent',
  PendingPackageSelection: 'Choosing a package',
  RequestForPayment: 'Awaiting payment',
  PendingPayment: 'Payment in progress',
  Completed: 'Complete',
};
