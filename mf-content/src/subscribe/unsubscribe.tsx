import { useState } from 'react';
import * as subscriptionCalls from '@summit/contract/calls/subscriptions';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import type { takingPartTexts } from '@summit/contract/texts/taking-part';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerAction } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { ActionButton } from '@summit/shared-ui/feedback/action-button';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SentPanel } from '../shared/bands/sent-panel.tsx';
import { useSubscription } from './subscription.ts';

type Texts = Record<keyof typeof takingPartTexts, string>;

/** The state of the subscription when the page opened, and after the visitor's choice. */
type Step = 'ask' | 'already' | 'ended' | 'again';

/** A button that ends the subscription, or undoes that. Suspends; throws ApiError. */
export function Unsubscribe({ token, texts }: { token: string; texts: Texts }) {
  const found = useSubscription(token);
  const [step, setStep] = useState<Step>(found?.isSubscribed ? 'ask' : 'already');
  const ending = useServerAction(subscriptionCalls.unsubscribe);
  const resuming = useServerAction(subscriptionCalls.subscribeAgain);
  if (!found) {
    return (
      <EmptyState
        level={2}
        title={texts['unsubscribe.unknown.title']}
        action={
          <ButtonLink to={href(pages.contactUs)} variant="secondary">
            {texts['unsubscribe.unknown.contact']}
          </ButtonLink>
        }
      >
        {texts['unsubscribe.unknown.text']}
      </EmptyState>
    );
  }

  const say = (text: string) => fillText(text, { email: found.email });
  const isSubscribed = step === 'ask' || step === 'again';
  const action = isSubscribed ? ending : resuming;
  const press = async () => {
    try {
      const { isSubscribed: now } = await action.run({ query: { token } });
      setStep(now ? 'again' : 'ended');
    } catch {
      // The notice below reports the error.
    }
  };
  const button = (
    <ActionButton
      action={action}
      variant={isSubscribed ? 'primary' : 'secondary'}
      busyLabel="Please wait"
      onClick={() => void press()}
    >
      {texts[isSubscribed ? 'unsubscribe.ask.action' : 'unsubscribe.again.action']}
    </ActionButton>
  );
  const [title, text] = [say(texts[`unsubscribe.${step}.title`]), say(texts[`unsubscribe.${step}.text`])];
  if (step === 'ended' || step === 'again') {
    return (
      <SentPanel key={step} level={2} title={title} text={text}>
        {button}
      </SentPanel>
    );
  }
  return (
    <EmptyState level={2} title={title} action={button}>
      {text}
    </EmptyState>
  );
}
