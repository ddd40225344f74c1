import { useRef, useState } from 'react';
import * as packageCalls from '@summit/contract/calls/packages';
import { emailDomainWarnings } from '@summit/contract/contact-details/email-domain';
import { isApiError, useCall } from '@summit/shared-auth';
import { notValid } from './email-refusal.ts';

/** The server's verdict on the domain of an address. */
export interface EmailVerdict {
  kind: 'warning' | 'refused';
  message: string;
}

export interface EmailCheck {
  verdict: EmailVerdict | null;
  /** Checks an address after the visitor has left its field. A failed check is no problem: submitting checks again. */
  check: (address: string) => Promise<void>;
  /** Clears the verdict, because the address is being edited. */
  forget: () => void;
}

/** Checks the domain of an email address: a probable typo is a warning, any other problem an error. */
export function useEmailCheck(): EmailCheck {
  const call = useCall();
  const [verdict, setVerdict] = useState<EmailVerdict | null>(null);
  const latest = useRef('');

  async function check(address: string) {
    latest.current = address;
    if (!(await isAddress(address))) return;
    const found = await call(packageCalls.emailDomainValidation, { query: { email: address } }).then(
      () => null,
      getVerdict,
    );
    if (latest.current === address) setVerdict(found);
  }

  function forget() {
    latest.current = '';
    setVerdict(null);
  }

  return { verdict, check, forget };
}

/** Loads the rule when the first address is checked, because it needs the validation library. */
async function isAddress(text: string): Promise<boolean> {
  const { email } = await import('@summit/contract/forms/rules');
  return email().isValid(text);
}

function getVerdict(error: unknown): EmailVerdict | null {
  if (!isApiError(error)) return null;
  const { code, message } = error;
  if (emailDomainWarnings.some((warning) => warning === code)) return { kind: 'warning', message };
  const isAboutDomain = code.startsWith('email.domain-') || code === 'forbidden.domain-0001';
  return isAboutDomain ? { kind: 'refused', message: notValid(message) } : null;
}
