import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** The texts for visitors without script. Only the server renders them; the browser's script does not contain them. */
export interface NoScriptParts {
  /** Replaces a page that is rendered in the browser. */
  Page: ComponentType<{ page: string }>;
  /** The targets of the hashes that open a dialog. */
  Dialogs: ComponentType;
}

export const NoScriptContext = createContext<NoScriptParts | null>(null);

/** Explains that a page needs script, and names another way to reach its purpose. */
export function NoScriptPage({ page }: { page: string }) {
  const parts = useContext(NoScriptContext);
  return <WithoutScript>{parts && <parts.Page page={page} />}</WithoutScript>;
}

/** Explains why the login, or the subscription, does not open. */
export function NoScriptDialogs() {
  const parts = useContext(NoScriptContext);
  return <WithoutScript>{parts && <parts.Dialogs />}</WithoutScript>;
}

/** A `noscript` element, whose content React does not hydrate. */
function WithoutScript({ children }: { children: ReactNode }) {
  return <noscript>{children}</noscript>;
}
