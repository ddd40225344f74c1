import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SiteRouter } from '@summit/shared-ui/navigation/site-router';
import { SiteRoutes } from '@summit/shared-ui/navigation/site-routes';
import type { OpenedDialog } from '@summit/shared-ui/overlays/open-dialog';
import { OpenDialogProvider } from '@summit/shared-ui/overlays/open-dialog';
import { ToastProvider } from '@summit/shared-ui/overlays/toast';
import { createMemoryHistory } from './navigation/memory-history.ts';

export interface PartOptions {
  /** The visitor's current address: `/speakers?q=ada`. */
  url?: string;
  /** The page's path in the site map, for a page that reads its parameters: `/speaker/:speakerId`. */
  path?: string;
  /** Renders opened dialogs; by default they are only recorded. */
  renderDialog?: (dialog: OpenedDialog) => ReactNode;
}

export interface PartFrame {
  /** Wraps the tested part in a router, dialogs and notices. */
  frame: (ui: ReactNode) => ReactNode;
  /** The dialogs opened so far, in order. */
  openedDialogs: OpenedDialog[];
  /** The visitor's current path, search and hash. */
  location: () => string;
  /** Goes back like the browser's button. */
  back: () => void;
}

/** The context of a part in the browser, for tests that render it themselves. */
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

/** Renders a part in its context; returns the opened dialogs and the current address as well. */
export function renderPart(ui: ReactNode, options?: PartOptions) {
  const { frame, openedDialogs, location } = createPartFrame(options);
  const rendered = render(frame(ui));
  const rerender = (next: ReactNode) => rendered.rerender(frame(next));
  return { ...rendered, rerender, openedDialogs, location };
}
