import type { RegistrationStatus } from '@summit/contract/registration/registration-status';

/** The steps of registrations, the first one first. */
const steps = ['Started registering', 'Entered their details', 'Chose a ticket', 'Have a ticket'] as const;

/** The step that an attendee with a status has reached. A free registration has nothing to pay, and ends with the same step. */
const stepByStatus: Record<RegistrationStatus, number> = {
  SubmitStepOne: 0,
  PendingPackageSelection: 1,
  RequestForPayment: 2,
  PendingPayment: 2,
  Completed: 3,
};

interface StepReached {
  title: string;
  /** The number of attendees who reached this step. */
  reached: number;
  /** The number of those who have not gone further yet. */
  stayed: number;
}

/** The number of attendees at each step. */
export function toStepsReached(counts: readonly { status: string; count: number }[]): StepReached[] {
  const sumOf = (isMeant: (step: number) => boolean) =>
    counts
      .filter(({ status }) => isStatus(status) && isMeant(stepByStatus[status]))
      .reduce((sum, { count }) => sum + count, 0);
  return steps.map((title, at) => ({
    title,
    reached: sumOf((step) => step >= at),
    stayed: at === steps.length - 1 ? 0 : sumOf((step) => step === at),
  }));
}

function isStatus(status: string): status is RegistrationStatus {
  return Object.hasOwn(stepByStatus, status);
}
