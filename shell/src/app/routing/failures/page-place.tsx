import type { ReactNode, RefObject } from 'react';
import { Component, createContext, createRef, Suspense, use, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '@summit/shared-auth/hydrated';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { EarlyFrameInput } from '../../../before-script/early-input.tsx';
import { moveEarlyInput } from '../../../before-script/move-early-input.ts';
import { codeIsHere, type PageCode } from '../../../federation/page-code.ts';
import { QuietPart } from '../../parts/optional-part.tsx';

/** The page that the server has rendered, while its code is on its way. */
export interface RenderedPage {
  code: PageCode;
  /** Its HTML, when its code was not here at hydration. */
  html?: string;
}

/** By default there is nothing to wait for: on the server, and on a page that only the browser renders. */
export const RenderedPageContext = createContext<RenderedPage>({ code: codeIsHere });

const LatePageNotice = lazyWithRetry(async () => ({
  default: (await import('./late-page-notice.tsx')).LatePageNotice,
}));

/**
 * The page's place. A remote that is slow does not hold up the frame: the page stays as the server sent it, to be read,
 * until its code is here; and when it cannot be loaded, with a way to try again.
 */
export function PagePlace({ children }: { children: ReactNode }) {
  const { code, html } = use(RenderedPageContext);
  const { pathname } = useSitePath();
  const [rendered] = useState(pathname);
  const [isOver, setIsOver] = useState(html === undefined);
  const state = useSyncExternalStore(code.subscribe, code.state, code.state);
  // Another page has its own code, and its own way to say that it did not come.
  if (!isOver && (state === 'here' || pathname !== rendered)) setIsOver(true);
  // The server's HTML has no notice, nor a place for one.
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

/** A class, because only a class learns of a change before it is made: what was typed is read from the old fields. */
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
