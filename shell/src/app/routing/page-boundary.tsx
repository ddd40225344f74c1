import { Component, type ReactNode } from 'react';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

interface PageBoundaryProps {
  /** Loads the document anew where that may help; answers whether it does, at once where it knows. */
  onFailure: (error: unknown) => boolean | Promise<boolean>;
  /** Where the visitor is: another address of the same page is tried anew. */
  pathname: string;
  /** Drops what failed, so that the next attempt asks again. */
  onForget: () => void;
  /** Looks for what is live now, before the page is tried again. */
  onRetry: () => Promise<unknown>;
  children: ReactNode;
}

interface PageBoundaryState {
  error: unknown;
  /** Whether the failure is said: not while the document is being loaded anew, nor before that is known. */
  told: boolean;
}

/** Keeps a failing page from taking the frame with it, and offers to try again. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: null, told: false };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { error, told: false };
  }

  override componentDidCatch(error: unknown): void {
    const leaving = this.props.onFailure(error);
    // Said only when it is sure, or not known at once: nobody shall read for a moment what the next document does not say.
    this.setState({ told: leaving !== true });
    if (typeof leaving !== 'boolean') {
      leaving.then((sure) => this.setState({ told: !sure })).catch(() => undefined);
    }
  }

  override componentDidUpdate(before: PageBoundaryProps): void {
    if (this.state.error === null || before.pathname === this.props.pathname) return;
    this.props.onForget();
    this.setState({ error: null });
  }

  /** A visitor who walks away and comes back shall not meet the old failure. */
  override componentWillUnmount(): void {
    if (this.state.error !== null) this.props.onForget();
  }

  retry = async (): Promise<void> => {
    await this.props.onRetry().catch(() => undefined);
    this.props.onForget();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error, told } = this.state;
    if (error === null) return this.props.children;
    if (!told) return <PageSkeleton />;
    return <PageFailure error={error} onRetry={() => void this.retry()} />;
  }
}
