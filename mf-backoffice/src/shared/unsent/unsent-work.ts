import { create } from 'zustand';

interface UnsentWork {
  /** Open editors that hold something typed, moved or chosen which is not sent. */
  editors: ReadonlySet<object>;
  /** The action that continues once the organiser has agreed to lose it. */
  asked: (() => void) | null;
}

export const useUnsentWork = create<UnsentWork>(() => ({ editors: new Set(), asked: null }));

const { getState, setState } = useUnsentWork;

/** Registers an editor with unsent work until the returned function is called. */
export function holdUnsentWork(): () => void {
  const editor = {};
  setState(({ editors }) => ({ editors: new Set([...editors, editor]) }));
  return () =>
    setState(({ editors }) => ({ editors: new Set([...editors].filter((one) => one !== editor)) }));
}

/** Forgets all unsent work, because it was sent or its subject no longer exists. */
export function releaseUnsentWork(): void {
  setState({ editors: new Set() });
}

/** Continues at once, or as soon as the organiser has agreed to lose unsent work. */
export function leaveUnsentWork(go: () => void): void {
  if (getState().editors.size === 0) go();
  else setState({ asked: go });
}
