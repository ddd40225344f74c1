import { SentFormPage } from './sent-form-page.tsx';

/** The form for people who want to speak on stage. */
export default function ProposeSessionPage() {
  return <SentFormPage page="proposeSession" type="speaker-proposal" />;
}
