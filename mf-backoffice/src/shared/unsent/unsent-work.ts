import { create } from 'zustand';

interface UnsentWork {
  /** Open editors that hold something typed, moved or chosen which is not sent. */
  editors: ReadonlySet<object>;
  /** What goes on once somebody has agreed to lose it. */
  asked: (() => void) | null;
}

export const useUnsentWork = create<UnsentWork>(() => ({ editors: new Set(), asked: null }));

const { getState, setState } = useUnsentWork;

/** An editor holds unsent work until the returned function is called. */
export function holdUnsentWork(): () => void {
  const editor = {};
  setState(({ editors }) => ({ editors: new Set([...editors, editor]) }));
  return () =>
    setState(({ editors }) => ({ editors: new Set([...editors].filter((one) => one !== editor)) }));
}

/** Whatever editors held is sent, or belongs to what is there no longer: nobody is asked about it. */
export function releaseUnsentWork(): void {
  setState({ editors: new Set() });
}

/** Goes on at once, or as soon as somebody has agreed to lose what is unsent. */
export function leaveUnsentWork(go: () => void): void {
  if (getState().editors.size === 0) go();
  else setState({ asked: go });
}
