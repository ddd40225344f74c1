import { useState } from 'react';
import * as authCalls from '@summit/contract/calls/auth';
import { loginHash } from '@summit/contract/site/page-hashes';
import { useServerDataQuery } from '@summit/shared-auth';
import { PageTop } from '@summit/shared-site/page/page-top';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Container } from '@summit/shared-ui/layout/container';
import { useGo, useOwnParameter, useSitePath } from '@summit/shared-ui/navigation/navigation';
import * as styles from './forgot-password-page.module.css';
import { getRefusal, type LinkRefusal, LinkRefused } from './link-refused.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { type ForgotPasswordTexts, useForgotPasswordTexts } from './use-forgot-password-texts.ts';

/** Sets a new password with the token of an email; afterwards the login opens by itself. */
export default function ForgotPasswordPage() {
  const texts = useForgotPasswordTexts();
  const { pathname } = useSitePath();
  const go = useGo();
  const token = useOwnParameter('token');
  const [outcome, setOutcome] = useState<'choosing' | 'set' | LinkRefusal>(
    token === '' ? { why: 'missing' } : 'choosing',
  );
  const check = useServerDataQuery(
    authCalls.checkPasswordLink,
    { body: { token: token ?? '' } },
    { enabled: outcome === 'choosing' && token !== undefined },
  );
  const state = outcome === 'choosing' ? (getRefusal(check.error) ?? outcome) : outcome;

  function succeed() {
    setOutcome('set');
    // The token is spent, and should not remain in the history.
    go(`${pathname}#${loginHash}`, { replace: true });
  }

  return (
    <>
      <PageTop
        page="forgotPassword"
        texts={texts}
        lead={state === 'choosing' ? undefined : null}
        head={{ robots: 'noindex' }}
      />
      <Container>
        <div className={styles.body}>
          {state === 'choosing' && (check.isPending || token === undefined) && (
            <Skeleton lines={5} height={48} />
          )}
          {state === 'choosing' && !check.isPending && token !== undefined && (
            <NewPasswordForm texts={texts} token={token} onSet={succeed} onRefused={setOutcome} />
          )}
          {state === 'set' && <PasswordSet texts={texts} />}
          {state !== 'choosing' && state !== 'set' && <LinkRefused texts={texts} refusal={state} />}
        </div>
      </Container>
    </>
  );
}

/** Behind the login that opens by itself; still there after the visitor closes it. */
function PasswordSet({ texts }: { texts: ForgotPasswordTexts }) {
  return (
    <Notice
      tone="success"
      live
      title={texts['forgotPassword.success.title']}
      action={<ButtonLink to={`#${loginHash}`}>{texts['forgotPassword.success.login']}</ButtonLink>}
    >
      {texts['forgotPassword.success']}
    </Notice>
  );
}
