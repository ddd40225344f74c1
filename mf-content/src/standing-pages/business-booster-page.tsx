import { OfferPage } from './offer-page.tsx';

/** The offer for companies with customers. */
export default function BusinessBoosterPage() {
  return <OfferPage page="businessBooster" topic="business-booster" />;
}
