import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** What the server writes for visitors without script; the browser, which has one, never needs the words. */
export interface NoScriptParts {
  /** In place of a page that is made in the browser. */
  Page: ComponentType<{ page: string }>;
  /** What the hashes that open a dialog lead to. */
  Dialogs: ComponentType;
}

export const NoScriptContext = createContext<NoScriptParts | null>(null);

/** Says what a page needs, and the other way to what it is for. */
export function NoScriptPage({ page }: { page: string }) {
  const parts = useContext(NoScriptContext);
  return <WithoutScript>{parts && <parts.Page page={page} />}</WithoutScript>;
}

/** Says why the login, or the subscription, does not open. */
export function NoScriptDialogs() {
  const parts = useContext(NoScriptContext);
  return <WithoutScript>{parts && <parts.Dialogs />}</WithoutScript>;
}

/** React leaves what is inside this element alone in the browser, so that the server's HTML stays as it is. */
function WithoutScript({ children }: { children: ReactNode }) {
  return <noscript>{children}</noscript>;
}
