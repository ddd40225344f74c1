import { Notice } from '@summit/shared-ui/feedback/notice';
import { Button } from '@summit/shared-ui/form/button';
import { Component, type ReactNode } from 'react';
import { Corner } from './corner.tsx';

interface OverlayBoundaryProps {
  onClose: () => void;
  children: ReactNode;
}

/** Says so when an overlay's own code does not load or breaks; the page below stays. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const action = (
      <Button variant="secondary" size="small" onClick={this.props.onClose}>
        Close
      </Button>
    );
    return (
      <Corner>
        <Notice tone="danger" live title="This window could not be opened" action={action}>
          Please check your connection, reload the page and try again.
        </Notice>
      </Corner>
    );
  }
}
