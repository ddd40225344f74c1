import { NominationFrame } from './nomination-frame.tsx';

/** The form with which an attendee nominates a company. */
export default function NominationFormPage() {
  return <NominationFrame page="awardsNominationForm" />;
}
