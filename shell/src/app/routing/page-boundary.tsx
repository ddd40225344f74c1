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
  /** The document is being loaded anew: nothing is worth saying any more. */
  leaving: boolean;
}

/** Keeps a failing page from taking the frame with it, and offers to try again. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: null, leaving: false };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    const leaving = this.props.onFailure(error);
    // At once: nobody shall read for a moment what the next document does not say.
    if (typeof leaving === 'boolean') this.setState({ leaving });
    else leaving.then((sure) => this.setState({ leaving: sure })).catch(() => undefined);
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
    const { error, leaving } = this.state;
    if (error === null) return this.props.children;
    if (leaving) return <PageSkeleton />;
    return <PageFailure error={error} onRetry={() => void this.retry()} />;
  }
}
