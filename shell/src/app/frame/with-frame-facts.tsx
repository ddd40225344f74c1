import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { useQueryErrorResetBoundary } from '@summit/shared-auth/server-state';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { SettingsNotice } from '../overlays/settings-notice.tsx';
import { plainFrame, useFrameFacts, type FrameFacts } from './frame-facts.ts';

interface PartProps {
  part: ComponentType<{ facts: FrameFacts }>;
  /** Of several parts one tells the visitor when the facts cannot be had. */
  tells?: boolean;
}

/**
 * Shows a part of the frame with the server's facts; while or where the server does not answer, with the plain ones.
 * The next page asks again, and so may the visitor.
 */
export function WithFrameFacts({ part: Part, tells = false }: PartProps) {
  const { pathname } = useSitePath();
  const { reset } = useQueryErrorResetBoundary();
  const plain = <Part facts={plainFrame} />;
  return (
    <FrameBoundary fallback={plain} page={pathname} onAgain={reset} tells={tells}>
      <Suspense fallback={plain}>
        <Informed part={Part} />
      </Suspense>
    </FrameBoundary>
  );
}

function Informed({ part: Part }: PartProps) {
  return <Part facts={useFrameFacts()} />;
}

interface FrameBoundaryProps {
  fallback: ReactNode;
  page: string;
  onAgain: () => void;
  tells: boolean;
  children: ReactNode;
}

class FrameBoundary extends Component<FrameBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: FrameBoundaryProps) {
    if (this.state.failed && before.page !== this.props.page) this.again();
  }

  again = () => {
    this.props.onAgain();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        {this.props.fallback}
        {this.props.tells && <SettingsNotice onRetry={this.again} />}
      </>
    );
  }
}
