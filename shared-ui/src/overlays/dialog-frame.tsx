import Modal from '@mui/material/Modal';
import type { CSSProperties, ReactNode } from 'react';
import { useId } from 'react';
import * as limits from '@summit/contract/limits/limits';
import { Icon } from '../display/icon.tsx';
import * as dialogStyles from './dialog.module.css';
import * as styles from './dialog-frame.module.css';
import { DialogTitle } from './dialog-title.tsx';
import { useFocusReturn } from './focus-return.ts';
import { useScrollLock } from './scroll-lock.ts';

export interface DialogFrameProps {
  title: ReactNode;
  onClose: () => void;
  /** The width of texts and fields in px; at most 1150. */
  width?: number;
  lead?: ReactNode;
  /** Buttons at the foot, the main one first. */
  actions?: ReactNode;
  /** Whether something must not be interrupted, so that Escape and the backdrop do nothing. */
  busy?: boolean;
  /** `alertdialog` for errors. */
  role?: 'dialog' | 'alertdialog';
  /** The name of the current state, for a dialog with several: a change moves the focus to the new title. */
  state?: string;
  children?: ReactNode;
}

/**
 * The site's dialog: the focus enters it, stays inside and returns afterwards, Escape closes only the topmost one, and the
 * page behind does not move; on phones it is a full sheet.
 */
export function DialogFrame(props: DialogFrameProps) {
  const {
    title,
    onClose,
    width = limits.modal.formWidth,
    lead,
    actions,
    busy = false,
    role = 'dialog',
    state,
    children,
  } = props;
  const id = useId();
  useFocusReturn();
  useScrollLock();
  const style = { '--width': `${Math.min(width + 96, limits.modal.maxWidth)}px` } as CSSProperties;
  return (
    <Modal
      open
      onClose={() => !busy && onClose()}
      slots={{ backdrop: DialogBackdrop }}
      sx={{ zIndex: 1000 }}
      disableScrollLock
      disableRestoreFocus
    >
      <div
        className={dialogStyles.dialog}
        role={role}
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={lead === undefined ? undefined : `${id}-lead`}
        aria-busy={busy}
        tabIndex={-1}
        style={style}
      >
        <header>
          <DialogTitle id={`${id}-title`} state={state}>
            {title}
          </DialogTitle>
          <button type="button" aria-label="Close" disabled={busy} onClick={onClose}>
            <Icon name="close" size={22} />
          </button>
        </header>
        <div className={dialogStyles.dialogBody}>
          {lead !== undefined && (
            <p className={dialogStyles.dialogLead} id={`${id}-lead`}>
              {lead}
            </p>
          )}
          {children}
        </div>
        {actions !== undefined && <footer>{actions}</footer>}
      </div>
    </Modal>
  );
}

interface DialogBackdropProps {
  onClick?: () => void;
}

function DialogBackdrop({ onClick }: DialogBackdropProps) {
  return <div className={styles.backdrop} aria-hidden="true" onClick={onClick} />;
}
