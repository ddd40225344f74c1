import type { ErrorCode } from '../errors/errors.ts';
import type { PageIdOf } from '../site/page-ids.ts';
import type { ContinuedPageId } from './continued-pages.ts';
import type { RegistrationKind } from './registration-kind.ts';
import { defaultKind, type RegistrationKindName, registrationKinds } from './registration-kinds.ts';

export const registrationStatuses = [
  'SubmitStepOne',
  'RequestForPayment',
  'PendingPackageSelection',
  'PendingPayment',
  'Completed',
] as const;

export type RegistrationStatus = (typeof registrationStatuses)[number];

export const imageStatuses = ['NotUploaded', 'Uploaded', 'Approved', 'Rejected'] as const;

export type ImageStatus = (typeof imageStatuses)[number];

export type RegistrationPageId = PageIdOf<'registration'>;

export interface RegistrationFacts {
  status: RegistrationStatus;
  /** False when attendeePhotoIsDisabled is on in the settings. */
  photoEnabled: boolean;
  photoUploaded: boolean;
  /** Null for an attendee whose kind has no row. */
  kind: RegistrationKindName | null;
}

/** Where "Continue Registration" leads, or null when there is nothing to continue. */
export function continueRegistration(facts: RegistrationFacts): ContinuedPageId | null {
  const { status, photoEnabled, photoUploaded, kind } = facts;
  switch (status) {
    case 'SubmitStepOne':
      return 'registrationSecondPart';
    case 'RequestForPayment':
    case 'PendingPayment':
      return 'registrationPayment';
    case 'PendingPackageSelection':
      if (photoEnabled && !photoUploaded && getRow(kind).steps.includes('registrationPhoto')) {
        return 'registrationPhoto';
      }
      return getRow(kind).choosesPackage ? 'registrationPackages' : 'registrationKillerFeature';
    case 'Completed':
      return !photoUploaded && owesPhoto(kind) ? 'registrationPhoto' : null;
  }
}

function getRow(kind: RegistrationKindName | null | undefined): RegistrationKind {
  return registrationKinds[kind ?? defaultKind];
}

/** Whether the photo is still owed once the registration is complete. */
export function owesPhoto(kind: RegistrationKindName | null): boolean {
  return kind !== null && registrationKinds[kind].photo === 'owed';
}

/** The facts that decide the steps of one attendee. */
export interface FlowFacts {
  photoEnabled: boolean;
  killerFeatureEnabled: boolean;
  /** Unknown until a package is chosen. */
  packageKind?: 'free' | 'paid';
  /** Absent or null: the default kind. */
  kind?: RegistrationKindName | null;
}

/**
 * The steps of a registration in their order, the last one being payment or completed.
 * Until a package is chosen the last step is counted as payment.
 */
export function registrationSteps(facts: FlowFacts): RegistrationPageId[] {
  const { photoEnabled, killerFeatureEnabled, packageKind, kind } = facts;
  const { steps, choosesPackage } = getRow(kind);
  const isOn: Partial<Record<RegistrationPageId, boolean>> = {
    registrationPhoto: photoEnabled,
    registrationKillerFeature: killerFeatureEnabled,
  };
  const isFree = !choosesPackage || packageKind === 'free';
  const last = isFree ? 'registrationCompleted' : 'registrationPayment';
  return [...steps.filter((step) => isOn[step] ?? true), last];
}

/** The step after `current`; after the last one (or a step that is not of this flow) it is completed. */
export function nextRegistrationStep(current: RegistrationPageId, facts: FlowFacts): RegistrationPageId {
  const steps = registrationSteps(facts);
  // A skipped photo step can still be visited from an old link: what follows the second part comes after it.
  if (current === 'registrationPhoto' && !facts.photoEnabled) {
    return nextRegistrationStep('registrationSecondPart', facts);
  }
  const position = steps.indexOf(current);
  return (position < 0 ? undefined : steps[position + 1]) ?? 'registrationCompleted';
}

/** Codes that redirect within the registration instead of being shown as errors. */
export const steeringCodes = {
  'fm.cms-0019': 'registrationCompleted',
  'fm.cms-0021': 'registrationPayment',
  'fm.cms-0023': 'registrationKillerFeature',
  'fm.cms-0028': 'registrationKillerFeature',
  'fm.cms-0031': 'registrationPackages',
  'fm.cms-0041': 'registrationAttendee',
  'fm.cms-0120': 'registrationPhoto',
} as const satisfies Partial<Record<ErrorCode, RegistrationPageId>>;

export type SteeredPageId = (typeof steeringCodes)[keyof typeof steeringCodes];

/** The page a code redirects to, or null when the code is an ordinary error. */
export function steeredTo(code: string): SteeredPageId | null {
  return code in steeringCodes ? steeringCodes[code as keyof typeof steeringCodes] : null;
}
