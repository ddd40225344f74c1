import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyState, type EmptyStateProps } from '@summit/shared-ui/feedback/empty-state';
import { Stack } from '@summit/shared-ui/layout/stack';

interface RefusedBoxProps extends Pick<EmptyStateProps, 'title' | 'action'> {
  /** The server's message, if there is one. */
  message?: ReactNode;
  /** The explanation, and what the visitor can do. */
  children: ReactNode;
  /** Whether it replaces a form that was sent, in which case it takes the form's focus. */
  afterSending: boolean;
}

/** An invitation that cannot be used: why, in the server's words, and what to do. */
export function RefusedBox({ title, action, message, children, afterSending }: RefusedBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (afterSending) box.current?.focus();
  }, [afterSending]);

  return (
    <div ref={box} tabIndex={-1} role="alert">
      <EmptyState level={2} title={title} action={action}>
        <Stack gap={1}>
          {message !== undefined && (
            <p>
              <strong>{message}</strong>
            </p>
          )}
          <p>{children}</p>
        </Stack>
      </EmptyState>
    </div>
  );
}
