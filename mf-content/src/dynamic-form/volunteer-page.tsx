import { SentFormPage } from './sent-form-page.tsx';

/** The form for volunteers. */
export default function VolunteerPage() {
  return <SentFormPage page="volunteer" type="volunteer" />;
}
