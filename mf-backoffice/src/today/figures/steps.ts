import type { RegistrationStatus } from '@summit/contract/registration/registration-status';

/** How far registrations get, the first step first. */
const steps = ['Began to register', 'Gave their details', 'Chose a ticket', 'Have their ticket'] as const;

/** The step that somebody of a status has come to. What is free has nothing to pay, and ends with the same step. */
const stepByStatus: Record<RegistrationStatus, number> = {
  SubmitStepOne: 0,
  PendingPackageSelection: 1,
  RequestForPayment: 2,
  PendingPayment: 2,
  Completed: 3,
};

interface StepReached {
  title: string;
  /** How many came at least so far. */
  reached: number;
  /** How many of them have come no further yet. */
  stayed: number;
}

/** How many came how far. */
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
