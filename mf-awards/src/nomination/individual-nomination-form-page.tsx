import { NominationFrame } from './nomination-frame.tsx';

/** The form with which an attendee nominates a person. */
export default function IndividualNominationFormPage() {
  return <NominationFrame page="awardsIndividualNominationForm" />;
}
