import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SiteRouter } from '@summit/shared-ui/navigation/site-router';
import { SiteRoutes } from '@summit/shared-ui/navigation/site-routes';
import type { OpenedDialog } from '@summit/shared-ui/overlays/open-dialog';
import { OpenDialogProvider } from '@summit/shared-ui/overlays/open-dialog';
import { ToastProvider } from '@summit/shared-ui/overlays/toast';
import { createMemoryHistory } from './navigation/memory-history.ts';

export interface PartOptions {
  /** Where the visitor is: `/speakers?q=ada`. */
  url?: string;
  /** The page's path in the site map, when it reads its parameters: `/speaker/:speakerId`. */
  path?: string;
  /** Replaces the recording of dialogs: renders them. */
  renderDialog?: (dialog: OpenedDialog) => ReactNode;
}

export interface PartFrame {
  /** Wraps what is tested: router, dialogs, notices. */
  frame: (ui: ReactNode) => ReactNode;
  /** The dialogs opened so far, the last one last. */
  openedDialogs: OpenedDialog[];
  /** Where the visitor is now: path, search and hash. */
  location: () => string;
  /** The browser's Back. */
  back: () => void;
}

/** The surroundings of a part in the browser, for tests that render it themselves. */
export function createPartFrame({ url = '/', path, renderDialog }: PartOptions = {}): PartFrame {
  const history = createMemoryHistory(url);
  const openedDialogs: OpenedDialog[] = [];
  const seen = new WeakSet<OpenedDialog>();
  const record = (dialog: OpenedDialog) => {
    if (!seen.has(dialog)) openedDialogs.push(dialog);
    seen.add(dialog);
    return renderDialog?.(dialog) ?? null;
  };
  const frame = (ui: ReactNode) => (
    <SiteRouter history={history}>
      <OpenDialogProvider renderDialog={record}>
        <ToastProvider>
          {path === undefined ? ui : <SiteRoutes routes={[{ path, element: ui }]} notFound={null} />}
        </ToastProvider>
      </OpenDialogProvider>
    </SiteRouter>
  );
  const location = () => {
    const { pathname, search, hash } = history.location;
    return `${pathname}${search}${hash}`;
  };
  return { frame, openedDialogs, location, back: () => history.go(-1) };
}

/** Renders a part in its surroundings and exposes what it opened and where it led. */
export function renderPart(ui: ReactNode, options?: PartOptions) {
  const { frame, openedDialogs, location } = createPartFrame(options);
  const rendered = render(frame(ui));
  const rerender = (next: ReactNode) => rendered.rerender(frame(next));
  return { ...rendered, rerender, openedDialogs, location };
}
