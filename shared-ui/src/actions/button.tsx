import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Icon } from '../display/icon.tsx';
import type { IconName } from '../display/icon-paths.ts';
import * as styles from './button.module.css';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'gold';
  size?: 'normal' | 'large' | 'small';
  /** Whether the button is as wide as its container. */
  wide?: boolean;
  /** The icon: after the words for arrows, otherwise before them. */
  icon?: IconName;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its action is in progress, so it shows that, and cannot be pressed again. */
  busy?: boolean;
  /** Replaces the words while the button is busy: `Sending`. */
  busyLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button whose words name its action. */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'normal',
    wide,
    icon,
    busy = false,
    busyLabel,
    onClick,
    className,
    children,
    ...rest
  } = props;
  const { type = 'button', ...button } = rest;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...button}
      className={clsx(styles.button, className)}
      type={type}
      data-variant={variant}
      data-size={size}
      data-wide={wide}
      data-busy={busy}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {icon !== undefined && !icon.startsWith('arrow-r') && <Icon name={icon} />}
      <span className={styles.buttonWords}>{busy ? (busyLabel ?? children) : children}</span>
      {icon?.startsWith('arrow-r') && <Icon name={icon} />}
      {busy && <span className={styles.buttonPulse} aria-hidden="true" />}
    </button>
  );
}
