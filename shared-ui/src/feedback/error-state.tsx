import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import * as styles from './empty-state.module.css';
import { StateBox } from './empty-state.tsx';
import { ReportThis, useFailureReport } from './failure-report.tsx';

/** Anything that was thrown, whatever its source. */
export interface ErrorLike {
  message?: string;
  requestId?: string;
  code?: string;
}

export interface ErrorStateProps {
  /** What happened. */
  title?: ReactNode;
  error?: unknown;
  /** What is not lost despite the error. */
  safe?: ReactNode;
  /** What the visitor can do. */
  advice?: ReactNode;
  onRetry?: () => void;
  actions?: ReactNode;
  level?: 1 | 2 | 3 | 4;
}

/** Says what happened, what is safe, what to do, and the request's id for support. */
export function ErrorState(props: ErrorStateProps) {
  const { title = 'This part could not be loaded', error, safe, advice, onRetry, actions, level = 3 } = props;
  const Heading = `h${level}` as const;
  const { message, requestId, code } = describeError(error);
  const canReport = useFailureReport(error) !== undefined;
  return (
    <StateBox role="alert">
      <Heading>{title}</Heading>
      {message !== undefined && <p>{message}</p>}
      <p>
        {safe ?? 'The rest of the page works, and nothing you entered is lost.'}{' '}
        {advice ?? (onRetry ? 'Please try again in a moment.' : 'Please reload the page in a moment.')}
      </p>
      {(onRetry !== undefined || actions !== undefined || canReport) && (
        <div className={styles.stateActions}>
          {onRetry !== undefined && (
            <Button variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          )}
          {actions}
          <ReportThis error={error} />
        </div>
      )}
      {requestId !== undefined && (
        <p className={styles.stateId}>
          Request {requestId}
          {code !== undefined && ` (${code})`}
        </p>
      )}
    </StateBox>
  );
}

/** The parts of an error worth showing; a programming error's message is not one of them. */
export function describeError(error: unknown): ErrorLike {
  if (typeof error !== 'object' || error === null) return {};
  const { message, requestId, code } = error as Record<string, unknown>;
  if (typeof code !== 'string') return {};
  return {
    code,
    message: typeof message === 'string' && message !== '' ? message : undefined,
    requestId: typeof requestId === 'string' && requestId !== '' ? requestId : undefined,
  };
}
