import { OfferPage } from './offer-page.tsx';

/** The offer for companies that are young and small. */
export default function StartUpPage() {
  return <OfferPage page="startUp" topic="start-up" />;
}
