import type { ReactNode } from 'react';
import { useVisitor } from '@summit/shared-site/visitor/visitor';
import { StepSkeleton } from './step-skeleton.tsx';

/**
 * A form that the server renders for everybody. The head's script hides it for visitors who are signed in, and shows them
 * the skeleton, until the session is read.
 */
export function AnonymousForm({ children }: { children: ReactNode }) {
  const { state } = useVisitor();
  return (
    <>
      {state === 'waiting' && (
        <div data-for="attendee">
          <StepSkeleton />
        </div>
      )}
      <div data-for="anonymous">{children}</div>
    </>
  );
}
