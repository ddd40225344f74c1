import { useRecoveries } from '@summit/shared-ui/feedback/recovery';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { useQueryErrorResetBoundary } from '@summit/shared-auth/server-state';
import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { OptionalPart } from '../optional-part.tsx';
import { plainFrame, useFrameFacts, type FrameFacts } from './frame-facts.ts';

const SettingsNotice = lazy(() =>
  import('../overlays/settings-notice.tsx').then((module) => ({ default: module.SettingsNotice })),
);

interface PartProps {
  part: ComponentType<{ facts: FrameFacts }>;
  /** Of several parts one tells the visitor when the facts cannot be had. */
  tells?: boolean;
}

/**
 * Shows a part of the frame with the server's facts; while or where the server does not answer, with the plain ones.
 * It is asked again with the next page, when the server is back, and when the visitor wishes.
 */
export function WithFrameFacts({ part: Part, tells = false }: PartProps) {
  const { pathname } = useSitePath();
  const recoveries = useRecoveries();
  const { reset } = useQueryErrorResetBoundary();
  const plain = <Part facts={plainFrame} />;
  return (
    <FrameBoundary fallback={plain} asksWith={`${pathname} ${recoveries}`} onAgain={reset} tells={tells}>
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
  /** When it changes, what failed is asked for anew. */
  asksWith: string;
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
    if (this.state.failed && before.asksWith !== this.props.asksWith) this.again();
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
        {this.props.tells && (
          <OptionalPart>
            <SettingsNotice onRetry={this.again} />
          </OptionalPart>
        )}
      </>
    );
  }
}
