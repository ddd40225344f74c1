import type { ReactNode, RefObject } from 'react';
import { Component, createContext, createRef, Suspense, use, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '@summit/shared-auth/hydrated';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { EarlyFrameInput } from '../../../before-script/early-input.tsx';
import { moveEarlyInput } from '../../../before-script/move-early-input.ts';
import { codeIsHere, type PageCode } from '../../../federation/page-code.ts';
import { QuietPart } from '../../parts/optional-part.tsx';

/** The page that the server has rendered, while its code is loading. */
export interface RenderedPage {
  code: PageCode;
  /** Its HTML, when its code was not loaded at hydration. */
  html?: string;
}

/** The default, with nothing to wait for, applies on the server and on pages that only the browser renders. */
export const RenderedPageContext = createContext<RenderedPage>({ code: codeIsHere });

const LatePageNotice = lazyWithRetry(async () => ({
  default: (await import('./late-page-notice.tsx')).LatePageNotice,
}));

/**
 * The place of the page in the frame. A slow remote does not delay the frame: the server's HTML stays readable until
 * the page's code has loaded, and with a retry when it cannot be loaded.
 */
export function PagePlace({ children }: { children: ReactNode }) {
  const { code, html } = use(RenderedPageContext);
  const { pathname } = useSitePath();
  const [rendered] = useState(pathname);
  const [isOver, setIsOver] = useState(html === undefined);
  const state = useSyncExternalStore(code.subscribe, code.state, code.state);
  // Other pages have their own code, and their own error boundary.
  if (!isOver && (state === 'here' || pathname !== rendered)) setIsOver(true);
  // The server's HTML contains no notice.
  const isHydrated = useHydrated();
  return (
    <>
      {isHydrated && !isOver && state === 'failed' && (
        <QuietPart>
          <Suspense fallback={null}>
            <LatePageNotice code={code} />
          </Suspense>
        </QuietPart>
      )}
      <Place html={isOver ? undefined : html}>{children}</Place>
      {html !== undefined && <EarlyFrameInput />}
    </>
  );
}

interface PlaceProps {
  html?: string;
  children: ReactNode;
}

/** A class component, for `getSnapshotBeforeUpdate`: it reads what was typed from the old fields. */
class Place extends Component<PlaceProps> {
  private readonly main: RefObject<HTMLElement | null> = createRef();

  override getSnapshotBeforeUpdate({ html }: PlaceProps) {
    const { current } = this.main;
    return current && html !== undefined && this.props.html === undefined ? moveEarlyInput(current) : null;
  }

  override componentDidUpdate(_last: PlaceProps, _state: unknown, move: (() => void) | null) {
    move?.();
  }

  override render() {
    const { html, children } = this.props;
    return html === undefined ? (
      <main id="main" ref={this.main}>
        {children}
      </main>
    ) : (
      <main id="main" ref={this.main} dangerouslySetInnerHTML={{ __html: html }} />
    );
  }
}
