import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { useRecoveries } from './recovery.tsx';
import { Skeleton } from './skeleton.tsx';

export interface DataBoundaryProps {
  /** What is loaded, as in "The speakers could not be loaded": `speakers`. */
  label: string;
  /** In the shape of the content. */
  skeleton?: ReactNode;
  /** Forgets what failed, so that trying again asks anew. */
  onRetry?: () => void;
  /** When one of them changes, a shown error goes away: the search, the page. */
  resetKeys?: readonly unknown[];
  level?: 2 | 3 | 4;
  /** What stands around the message when this part is all there is below the header: the page's column, its heading. */
  around?: (failure: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Loading and failing of one part of a page; the rest of the page stays. */
export function DataBoundary({ label, skeleton, children, resetKeys = [], ...guard }: DataBoundaryProps) {
  const recoveries = useRecoveries();
  const waiting = (
    <div aria-busy="true">
      <span className="visually-hidden">Loading the {label}</span>
      {skeleton ?? <Skeleton lines={4} />}
    </div>
  );
  return (
    <FailureGuard label={label} resetKeys={[...resetKeys, recoveries]} {...guard}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </FailureGuard>
  );
}

type GuardProps = Omit<DataBoundaryProps, 'skeleton'>;

interface GuardState {
  failed: boolean;
  error: unknown;
  keys: readonly unknown[];
}

class FailureGuard extends Component<GuardProps, GuardState> {
  override state: GuardState = { failed: false, error: null, keys: this.props.resetKeys ?? [] };

  static getDerivedStateFromError(error: unknown): Partial<GuardState> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps(
    { resetKeys = [] }: GuardProps,
    { keys }: GuardState,
  ): Partial<GuardState> | null {
    const same =
      keys.length === resetKeys.length && keys.every((key, index) => Object.is(key, resetKeys[index]));
    return same ? null : { failed: false, error: null, keys: resetKeys };
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false, error: null });
  };

  override render() {
    const { label, level, around = (failure) => failure, children } = this.props;
    if (!this.state.failed) return children;
    const title = `The ${label} could not be loaded`;
    return around(<ErrorState title={title} error={this.state.error} onRetry={this.retry} level={level} />);
  }
}
