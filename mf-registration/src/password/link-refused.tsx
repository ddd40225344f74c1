import { useEffect, useRef } from 'react';
import { errorMessage } from '@summit/contract/errors';
import { href } from '@summit/contract/href';
import { forgotPasswordHash } from '@summit/contract/page-hashes';
import { isApiError } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import type { ForgotPasswordTexts } from './use-forgot-password-texts.ts';

/** Why an e-mail's link sets no password: it has no token, it was used (or never issued), or it has expired. */
export type LinkRefusal = 'missing' | 'used' | 'expired';

const refusals: Record<string, LinkRefusal> = { 'cqrs-0009': 'used', 'cryptography-0001': 'expired' };

/** What an error says about the link itself: correcting the form would not help then. */
export function refusalOf(error: unknown): LinkRefusal | undefined {
  return isApiError(error) ? refusals[error.code] : undefined;
}

interface LinkRefusedProps {
  texts: ForgotPasswordTexts;
  why: LinkRefusal;
}

/** Says what is wrong with the link, and offers a new one. */
export function LinkRefused({ texts, why }: LinkRefusedProps) {
  const place = useRef<HTMLDivElement>(null);

  // The form that had the focus is gone.
  useEffect(() => {
    if (why !== 'missing') place.current?.focus();
  }, [why]);

  return (
    <div ref={place} tabIndex={-1} role={why === 'missing' ? undefined : 'alert'}>
      <EmptyState
        level={2}
        title={texts[`forgotPassword.${why}.title`]}
        action={
          <>
            <ButtonLink to={`#${forgotPasswordHash}`}>{texts['forgotPassword.newLink']}</ButtonLink>
            <ButtonLink to={href('contactUs')} variant="secondary">
              {texts['forgotPassword.contact']}
            </ButtonLink>
          </>
        }
      >
        {wordsFor(why, texts).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </EmptyState>
    </div>
  );
}

function wordsFor(why: LinkRefusal, texts: ForgotPasswordTexts): string[] {
  if (why === 'missing') return [texts['forgotPassword.missing.text']];
  if (why === 'expired') return [errorMessage('cryptography-0001', 'resetPassword')];
  return [texts['forgotPassword.used.text'], `${errorMessage('cqrs-0009', 'resetPassword')}.`];
}
