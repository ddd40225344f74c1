import type { ReactNode } from 'react';
import { type CookieAnswer, useCookieAnswer } from '../parts/cookie-choice.ts';
import { OptionalPart } from '../parts/optional-part.tsx';
import { CookieAlert } from './cookie-alert.tsx';

/** The cookie alert, and its children with the visitor's choice. */
export function Consent({ children }: { children: (answer: CookieAnswer) => ReactNode }) {
  const [answer, give] = useCookieAnswer();
  return (
    <>
      <OptionalPart>
        <CookieAlert answer={answer} onAnswer={give} />
      </OptionalPart>
      {children(answer)}
    </>
  );
}
