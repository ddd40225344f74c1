import { photoTexts } from '@summit/contract/texts/photo';
import { AttendeeGate } from '../shared/steps/attendee-gate.tsx';
import { StepFrame } from '../shared/steps/step-frame.tsx';
import { useRegistrationTexts } from '../shared/texts/use-registration-texts.ts';
import { PhotoForm } from './photo-form.tsx';

/** The photo for the badge: a step of the registration, and where it is added or replaced later. */
export default function PhotoPage() {
  const texts = useRegistrationTexts(photoTexts);
  return (
    <StepFrame page="registrationPhoto" texts={texts}>
      <AttendeeGate page="registrationPhoto">{(step) => <PhotoForm {...step} />}</AttendeeGate>
    </StepFrame>
  );
}
