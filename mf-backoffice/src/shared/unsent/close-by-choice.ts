import { useUnsentWork } from './unsent-work.ts';

type Reason = 'backdropClick' | 'escapeKeyDown';

/**
 * How a dialog closes: a click beside it, which is often a slip, does not discard what is typed in it, or in an editor that
 * has registered its unsent work.
 */
export function closeByChoice(onClose: () => void, isTyped = false): (event: object, reason: Reason) => void {
  return (_event, reason) => {
    const isUnsent = isTyped || useUnsentWork.getState().editors.size > 0;
    if (reason !== 'backdropClick' || !isUnsent) onClose();
  };
}
