import { loginHash } from '@summit/contract/site/page-hashes';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Notice } from '@summit/shared-ui/feedback/notice';
import type { ForgotPasswordTexts } from './use-forgot-password-texts.ts';

/** Behind the login that opens by itself; still there after the visitor closes it. */
export function PasswordSet({ texts }: { texts: ForgotPasswordTexts }) {
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
