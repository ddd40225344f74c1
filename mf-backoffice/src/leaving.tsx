import { useEffect } from 'react';
import { useHistory } from '@summit/shared-ui/navigation/history';
import { ConfirmDialog } from './shared/parts/confirm-dialog.tsx';
import { leaveUnsentWork, releaseUnsentWork, useUnsentWork } from './shared/unsent/unsent-work.ts';

/**
 * While an editor holds something unsent, links and the browser's Back ask in a dialog, and closing or reloading the tab
 * in the browser's own. The site's router is no data router: react-admin's warning, which needs one, would throw here.
 */
export function Leaving() {
  const history = useHistory();
  const isUnsent = useUnsentWork(({ editors }) => editors.size > 0);
  const asked = useUnsentWork((work) => work.asked);
  useEffect(() => {
    if (!isUnsent) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    history.setLeaveGuard(leaveUnsentWork);
    window.addEventListener('beforeunload', ask);
    return () => {
      history.setLeaveGuard(null);
      window.removeEventListener('beforeunload', ask);
    };
  }, [history, isUnsent]);
  if (!asked) return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      action="Discard and leave"
      isDangerous
      onConfirm={() => {
        releaseUnsentWork();
        asked();
        return Promise.resolve();
      }}
      onClose={() => useUnsentWork.setState({ asked: null })}
    >
      Your changes are not saved yet. If you leave, they are lost.
    </ConfirmDialog>
  );
}
