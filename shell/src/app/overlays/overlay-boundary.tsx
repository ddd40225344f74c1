import { frameTexts } from '@summit/contract/texts/frame';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Button } from '@summit/shared-ui/form/button';
import { Stack } from '@summit/shared-ui/layout/stack';
import { Component, type ReactNode } from 'react';
import { Corner } from './corner.tsx';
import { forgetFailedParts } from './lazy-part.tsx';

interface OverlayBoundaryProps {
  onClose: () => void;
  children: ReactNode;
}

/** Says so when an overlay's own code does not load or breaks, and tries again; the page below stays. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.whenOnline);
  }

  /** Opened once more, it shall not meet the old failure. */
  override componentWillUnmount(): void {
    window.removeEventListener('online', this.whenOnline);
    if (this.state.failed) forgetFailedParts();
  }

  whenOnline = () => {
    if (this.state.failed) this.again();
  };

  again = () => {
    forgetFailedParts();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const action = (
      <Stack row wrap gap={1}>
        <Button size="small" onClick={this.again}>
          {frameTexts['frame.error.retry']}
        </Button>
        <Button variant="quiet" size="small" onClick={this.props.onClose}>
          Close
        </Button>
      </Stack>
    );
    return (
      <Corner>
        <Notice tone="danger" live title="This window could not be opened" action={action}>
          Please check your connection and try again. If that does not help, load the page anew.
        </Notice>
      </Corner>
    );
  }
}
