import { useId } from 'react';
import { Button } from '../actions/button.tsx';
import { Icon } from '../display/icon.tsx';
import * as styles from './captcha-field.module.css';
import * as fieldStyles from './field.module.css';
import { FieldError } from './field.tsx';

export type CaptchaState = 'idle' | 'solving' | 'solved' | 'failed' | 'expired' | 'unencrypted';

export interface CaptchaFieldProps {
  state: CaptchaState;
  /** Starts the check, or restarts it after a failure. */
  onStart: () => void;
  error?: string;
}

const words: Record<CaptchaState, string> = {
  idle: 'Check that you are a person',
  solving: 'Checking, this takes a few seconds',
  solved: 'Checked. You can send the form',
  failed: 'The check did not work',
  expired: 'The check has expired',
  unencrypted:
    'This page is not encrypted (http), and browsers only run the check on encrypted pages. Please open the site at its https address.',
};

const buttons: Partial<Record<CaptchaState, string>> = {
  idle: 'Start the check',
  failed: 'Try again',
  expired: 'Check again',
};

/** The security check: its state, and why it takes a moment. The visitor has nothing to read or to solve. */
export function CaptchaField({ state, onStart, error }: CaptchaFieldProps) {
  const id = useId();
  const button = buttons[state];
  return (
    <div
      className={`${fieldStyles.field} ${styles.box}`}
      role="group"
      aria-label="Security check"
      aria-describedby={error === undefined ? undefined : id}
    >
      <div className={styles.captchaRow} data-state={state}>
        <span className={styles.captchaMark} aria-hidden="true">
          {state === 'solved' && <Icon name="check" size={16} />}
        </span>
        <span className={styles.captchaWords} role="status">
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
    </div>
  );
}
