import { useRecoveries } from '@summit/shared-ui/feedback/recovery';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { useQueryErrorResetBoundary } from '@summit/shared-auth/server-state';
import { Component, Suspense, type ReactNode } from 'react';

/** A part that loads its data, and that nobody misses: where that fails there is nothing, and the next page asks again. */
export function OptionalPart({ children }: { children: ReactNode }) {
  return (
    <QuietPart>
      <Suspense fallback={null}>{children}</Suspense>
    </QuietPart>
  );
}

/** The same for a part that waits for nothing, or that the server does not render: hydration finds no boundary there. */
export function QuietPart({ children }: { children: ReactNode }) {
  const { pathname } = useSitePath();
  const recoveries = useRecoveries();
  const { reset } = useQueryErrorResetBoundary();
  return (
    <QuietBoundary page={`${pathname} ${recoveries}`} onAgain={reset}>
      {children}
    </QuietBoundary>
  );
}

interface QuietBoundaryProps {
  page: string;
  onAgain: () => void;
  children: ReactNode;
}

class QuietBoundary extends Component<QuietBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: QuietBoundaryProps) {
    if (!this.state.failed || before.page === this.props.page) return;
    this.props.onAgain();
    this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
