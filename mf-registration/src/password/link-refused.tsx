import { useEffect, useRef } from 'react';
import { href } from '@summit/contract/site/href';
import { forgotPasswordHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { isApiError } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import type { ForgotPasswordTexts } from './use-forgot-password-texts.ts';

/** Why an email's link sets no password: it has no token, it was used (or never issued), or it has expired. */
export type LinkRefusal =
  | { why: 'missing' }
  /** The message is the server's. */
  | { why: 'used' | 'expired'; message: string };

/** What an error says about the link itself: correcting the form would not help then. */
export function getRefusal(error: unknown): LinkRefusal | undefined {
  if (!isApiError(error)) return undefined;
  const { code, message } = error;
  switch (code) {
    case 'cqrs-0009':
      return { why: 'used', message: `${message}.` };
    case 'cryptography-0001':
      return { why: 'expired', message };
    default:
      return undefined;
  }
}

interface LinkRefusedProps {
  texts: ForgotPasswordTexts;
  refusal: LinkRefusal;
}

/** Says what is wrong with the link, and offers a new one. */
export function LinkRefused({ texts, refusal }: LinkRefusedProps) {
  const { why } = refusal;
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
            <ButtonLink to={href(pages.contactUs)} variant="secondary">
              {texts['forgotPassword.contact']}
            </ButtonLink>
          </>
        }
      >
        {wordsFor(refusal, texts).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </EmptyState>
    </div>
  );
}

function wordsFor(refusal: LinkRefusal, texts: ForgotPasswordTexts): string[] {
  if (refusal.why === 'missing') return [texts['forgotPassword.missing.text']];
  if (refusal.why === 'expired') return [refusal.message];
  return [texts['forgotPassword.used.text'], refusal.message];
}
