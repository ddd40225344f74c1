import type { FocusEvent } from 'react';
import { loginHash } from '@summit/contract/site/page-hashes';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import type { TextFieldProps } from '@summit/shared-ui/fields/text-field';
import { Stack } from '@summit/shared-ui/layout/stack';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { EmailCheck } from './email-check.ts';

interface WorkEmailFieldProps {
  field: Omit<TextFieldProps, 'label'>;
  check: EmailCheck;
  label?: string;
  /** Shown when somebody with this address is already registered: what to do. */
  knownAdvice: string | null;
}

/** The email address, with the server's verdict on its domain and what to do when it is already registered. */
export function WorkEmailField({ field, check, label = 'Work email', knownAdvice }: WorkEmailFieldProps) {
  const { verdict } = check;
  const refused = verdict?.kind === 'refused' ? verdict.message : undefined;

  function leave(event: FocusEvent<HTMLInputElement>) {
    field.onBlur?.(event);
    void check.check(event.target.value.trim());
  }

  function enter(event: FocusEvent<HTMLInputElement>) {
    field.onFocus?.(event);
    check.forget();
  }

  return (
    <Stack gap={1}>
      <EmailField
        {...field}
        label={label}
        hint="Your ticket goes there, and it is what you log in with."
        autoCapitalize="none"
        spellCheck={false}
        error={field.error ?? refused}
        onBlur={leave}
        onFocus={enter}
      />
      {verdict?.kind === 'warning' && (
        <Notice tone="warning" live>
          {verdict.message}
        </Notice>
      )}
      {knownAdvice && (
        <Notice action={<SiteLink to={`#${loginHash}`}>Log in</SiteLink>} live>
          {knownAdvice}
        </Notice>
      )}
    </Stack>
  );
}
