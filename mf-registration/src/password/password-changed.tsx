import { useEffect, useRef } from 'react';
import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { Notice } from '@summit/shared-ui/feedback/notice';
import type { ChangePasswordTexts } from './use-change-password-texts.ts';

/** The confirmation that replaces the form and takes its focus. */
export function PasswordChanged({ texts }: { texts: ChangePasswordTexts }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        tone="success"
        live
        title={texts['changePassword.success.title']}
        action={<ButtonLink to={href(pages.home)}>{texts['changePassword.success.home']}</ButtonLink>}
      >
        {texts['changePassword.success']}
      </Notice>
    </div>
  );
}

/** Shown to anybody who is not logged in. */
export function PasswordNeedsSession({ texts }: { texts: ChangePasswordTexts }) {
  return (
    <EmptyState
      level={2}
      title={texts['changePassword.login.title']}
      action={<ButtonLink to={`#${loginHash}`}>{texts['changePassword.login.action']}</ButtonLink>}
    >
      {texts['changePassword.login.text']}
    </EmptyState>
  );
}
