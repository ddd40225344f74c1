import { SentFormPage } from './sent-form-page.tsx';

/** The form for those who want to be on stage. */
export default function ProposeSessionPage() {
  return <SentFormPage page="proposeSession" type="speaker-proposal" />;
}
