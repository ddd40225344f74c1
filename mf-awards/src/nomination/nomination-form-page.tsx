import { NominationFrame } from './nomination-frame.tsx';

/** Where an attendee nominates a company. */
export default function NominationFormPage() {
  return <NominationFrame page="awardsNominationForm" />;
}
