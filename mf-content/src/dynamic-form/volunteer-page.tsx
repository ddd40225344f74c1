import { SentFormPage } from './sent-form-page.tsx';

/** The form for those who want to help. */
export default function VolunteerPage() {
  return <SentFormPage page="volunteer" type="volunteer" />;
}
