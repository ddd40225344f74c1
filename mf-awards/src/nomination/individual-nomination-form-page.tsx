import { NominationFrame } from './nomination-frame.tsx';

/** Where an attendee nominates a person. */
export default function IndividualNominationFormPage() {
  return <NominationFrame page="awardsIndividualNominationForm" />;
}
