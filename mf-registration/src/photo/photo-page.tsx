import { AttendeeGate } from '../shared/attendee-gate.tsx';
import { StepFrame } from '../shared/step-frame.tsx';
import { PhotoForm } from './photo-form.tsx';

/** The photo for the badge: a step of the registration, and where it is added or replaced later. */
export default function PhotoPage() {
  return (
    <StepFrame page="registrationPhoto">
      <AttendeeGate page="registrationPhoto">{(step) => <PhotoForm {...step} />}</AttendeeGate>
    </StepFrame>
  );
}
