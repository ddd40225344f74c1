import type * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import type { RegistrationKindName } from '@summit/contract/registration/registration-kinds';
import {
  type FlowFacts,
  nextRegistrationStep,
  type RegistrationPageId,
} from '@summit/contract/registration/registration-status';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { SettingSections } from '../../settings/public/settings.queries.ts';

type StepAfterSecondPart = ResponseOf<typeof attendeeRegistrationCalls.submitStepTwo>['next'];
type StepAfterPackages = ResponseOf<typeof attendeeRegistrationCalls.selectPackage>['next'];

type Switches = Pick<SettingSections['global'], 'attendeePhotoIsDisabled' | 'killerFeatureIsEnabled'>;

/** The step after the second part. */
export function stepAfterSecondPart(switches: Switches, kind: RegistrationKindName): StepAfterSecondPart {
  return after('registrationSecondPart', { ...facts(switches), kind }) as StepAfterSecondPart;
}

/** The step after choosing a package of this kind. */
export function stepAfterPackages(switches: Switches, packageKind: 'free' | 'paid'): StepAfterPackages {
  return after('registrationPackages', { ...facts(switches), packageKind }) as StepAfterPackages;
}

function after(current: RegistrationPageId, flow: FlowFacts): RegistrationPageId {
  return nextRegistrationStep(current, flow);
}

function facts({ attendeePhotoIsDisabled, killerFeatureIsEnabled }: Switches): FlowFacts {
  return { photoEnabled: !attendeePhotoIsDisabled, killerFeatureEnabled: killerFeatureIsEnabled };
}
