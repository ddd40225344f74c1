import { serverView, useServerView } from '@summit/shared-auth/server-view';
import { useFeaturedTexts } from '../shared/texts/use-featured-texts.ts';
import { useRegistrationTexts } from '../shared/texts/use-registration-texts.ts';
import { FeaturedFrame } from './featured-frame.tsx';
import { FeaturedRefused } from './featured-refused.tsx';

/** The message for a link that was never issued; in the page's HTML, so that the table of all errors is not loaded. */
const messageView = serverView(
  'registration.featuredWithoutToken',
  [],
  async () => {
    const { visitorErrorMessage } = await import('@summit/contract/errors/visitor-errors');
    return visitorErrorMessage('cqrs-0009', 'featureFormToken');
  },
  { isLasting: true },
);

/** An address without a token counts as a link that was never issued. The server knows that already. */
export function WithoutToken() {
  const texts = useFeaturedTexts();
  const message = useServerView(messageView);
  // Reads the labels of the message's links, so that they are in the HTML as well.
  useRegistrationTexts();
  return (
    <FeaturedFrame>
      <FeaturedRefused refusal={{ problem: 'unknown', message }} texts={texts} afterSending={false} />
    </FeaturedFrame>
  );
}
