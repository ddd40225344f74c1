import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useWhenOnline } from './online.ts';

interface FailureBoundaryProps {
  fallback: (retry: () => void, error: unknown) => ReactNode;
  /** Drops what failed, so that the next attempt requests it again. */
  onForget: () => void;
  /** Runs before a retry, which follows whether it succeeds or not. */
  onRetry?: () => Promise<unknown>;
  onError?: (error: unknown) => void;
  /** When one of them changes, the content is tried again. */
  resetKeys?: readonly unknown[];
  /** Retries as soon as the browser has a network again. */
  retryOnline?: boolean;
  children: ReactNode;
}

/** A boundary around loaded code: a retry, and a later visit, load what failed again instead of showing the old failure. */
export function FailureBoundary(props: FailureBoundaryProps) {
  const { fallback, onForget, onRetry, onError, resetKeys = [], retryOnline = false, children } = props;
  const boundary = useRef<ErrorBoundary>(null);
  const failed = useRef(false);

  const forget = () => {
    failed.current = false;
    onForget();
  };
  const retry = async (): Promise<void> => {
    if (onRetry) await onRetry().catch(() => undefined);
    boundary.current?.resetErrorBoundary();
  };
  const forgetFailed = useEffectEvent(() => {
    if (failed.current) forget();
  });
  useLayoutEffect(() => () => forgetFailed(), []);
  useWhenOnline(() => {
    if (retryOnline && failed.current) void retry();
  });

  return (
    <ErrorBoundary
      ref={boundary}
      fallbackRender={({ error }) => fallback(() => void retry(), error)}
      resetKeys={[...resetKeys]}
      onReset={forget}
      onError={(error) => {
        failed.current = true;
        onError?.(error);
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
