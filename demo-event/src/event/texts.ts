import { demoAboutTexts } from './texts/about.ts';
import { demoAccessibilityTexts } from './texts/accessibility.ts';
import { demoConductTexts } from './texts/conduct.ts';
import { demoFeaturedTexts } from './texts/featured.ts';
import { demoFrameTexts } from './texts/frame.ts';
import { demoHealthTexts } from './texts/health.ts';
import { demoHomeTexts } from './texts/home.ts';
import { demoOfferTexts } from './texts/offers.ts';
import { demoPictureTexts } from './texts/pictures.ts';
import { demoPressTexts } from './texts/press.ts';
import { demoPrivacyTexts } from './texts/privacy.ts';
import { demoProgrammeTexts } from './texts/programme.ts';
import { demoQuestionTexts } from './texts/questions.ts';
import { demoRegistrationTexts } from './texts/registration.ts';
import { demoSentFormTexts } from './texts/sent-forms.ts';
import { demoStandingTexts } from './texts/standing.ts';
import { demoTakingPartTexts } from './texts/taking-part.ts';
import { demoTermsTexts } from './texts/terms.ts';
import { demoVisitTexts } from './texts/visit.ts';

/** Every text that the demo event words for itself, by name. */
export const demoTexts = {
  ...demoAboutTexts,
  ...demoAccessibilityTexts,
  ...demoConductTexts,
  ...demoFeaturedTexts,
  ...demoFrameTexts,
  ...demoHealthTexts,
  ...demoHomeTexts,
  ...demoOfferTexts,
  ...demoPictureTexts,
  ...demoPressTexts,
  ...demoPrivacyTexts,
  ...demoProgrammeTexts,
  ...demoQuestionTexts,
  ...demoRegistrationTexts,
  ...demoSentFormTexts,
  ...demoStandingTexts,
  ...demoTakingPartTexts,
  ...demoTermsTexts,
  ...demoVisitTexts,
} as const;
