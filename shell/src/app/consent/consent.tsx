import { Analytics } from '../analytics/analytics.tsx';
import { OptionalPart } from '../optional-part.tsx';
import { CookieAlert } from './cookie-alert.tsx';
import { useCookieAnswer } from './cookie-answer.ts';

/** The cookie alert, and what its answer allows. */
export function Consent({ analyticsCode }: { analyticsCode: string }) {
  const [answer, give] = useCookieAnswer();
  return (
    <>
      <OptionalPart>
        <CookieAlert answer={answer} onAnswer={give} />
      </OptionalPart>
      <Analytics code={analyticsCode} answer={answer} />
    </>
  );
}
