import styled from '@emotion/styled';
import { useId } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../layout/icon.tsx';
import { FieldError } from './field.tsx';
import { fieldStyles } from './field-styles.ts';

export type CaptchaState = 'idle' | 'solving' | 'solved' | 'failed' | 'expired' | 'unencrypted';

export interface CaptchaFieldProps {
  state: CaptchaState;
  /** Starts, or starts again after a failure. */
  onStart: () => void;
  error?: string;
}

const Box = styled.div(
  fieldStyles,
  `
  & > .captcha-row {
    display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; min-height: 64px; padding: 9px 16px;
    background: var(--sheet); border: 1px solid var(--line-strong); border-radius: var(--radius);
  }
  & > .captcha-row[data-state='solved'] { border-color: var(--success); }
  & > .captcha-row[data-state='failed'], & > .captcha-row[data-state='expired'], & > .captcha-row[data-state='unencrypted'] { border-color: var(--danger); }
  & .captcha-mark { width: 24px; height: 24px; display: grid; place-items: center; border: 1.5px solid var(--line-strong); border-radius: 50%; color: var(--success); }
  & [data-state='solved'] .captcha-mark { border-color: var(--success); }
  & [data-state='solving'] .captcha-mark { border-color: var(--hairline); border-top-color: var(--accent); animation: captcha-turns 800ms linear infinite; }
  @keyframes captcha-turns { to { transform: rotate(1turn); } }
  & .captcha-words { flex: 1 1 12rem; font-weight: 550; line-height: 1.35; }
  & details { font-size: var(--text-s); color: var(--ink-soft); }
  & summary { width: fit-content; min-height: 24px; text-decoration: underline; text-underline-offset: .2em; }
  `,
);

const words: Record<CaptchaState, string> = {
  idle: 'Check that you are a person',
  solving: 'Checking, this takes a few seconds',
  solved: 'Checked. You can send the form',
  failed: 'The check did not work',
  expired: 'The check has expired',
  unencrypted:
    'This page came without encryption (http), and browsers run the check on encrypted pages alone. Please open the site by its https address.',
};

const buttons: Partial<Record<CaptchaState, string>> = {
  idle: 'Start the check',
  failed: 'Try again',
  expired: 'Check again',
};

/** The check against robots: what it is doing, and why it takes a moment. There is nothing to read or to solve. */
export function CaptchaField({ state, onStart, error }: CaptchaFieldProps) {
  const id = useId();
  const button = buttons[state];
  return (
    <Box
      role="group"
      aria-label="Check against robots"
      aria-describedby={error === undefined ? undefined : id}
    >
      <div className="captcha-row" data-state={state}>
        <span className="captcha-mark" aria-hidden="true">
          {state === 'solved' && <Icon name="check" size={16} />}
        </span>
        <span className="captcha-words" role="status">
          {words[state]}
        </span>
        {button !== undefined && (
          <Button variant="secondary" size="small" onClick={onStart}>
            {button}
          </Button>
        )}
      </div>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      <details>
        <summary>Why it waits</summary>
        Your browser solves a small sum that costs you a moment, and a robot that sends thousands of forms a
        great deal. It runs on this site alone: nothing is sent to anybody else, and there are no pictures to
        sort.
      </details>
    </Box>
  );
}
