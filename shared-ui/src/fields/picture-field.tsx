import type { ChangeEvent, DragEvent, ReactNode, Ref } from 'react';
import { useState } from 'react';
import { Icon } from '../display/icon.tsx';
import type { FieldProps } from './field.tsx';
import { FieldFrame } from './field.tsx';
import * as styles from './picture-field.module.css';

export interface PictureFieldProps extends FieldProps {
  /** The accepted media types. A phone offers its camera for them. */
  accept: readonly string[];
  /** The words of the button: `Choose a photo`. */
  action: string;
  /** The words below it, where a picture can be dropped: `or drop one here`. */
  dropHint?: string;
  /** The name of the chosen file. */
  fileName?: string;
  /** The current state, read out when it changes: `Sending your photo`. */
  status?: ReactNode;
  /** The share of the file that was sent, from 0 to 1, during the upload. */
  sent?: number;
  /** Called with any file that was chosen or dropped; the caller validates it. */
  onChoose: (file: File) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A picture from the visitor's device: with the browser's file dialog, or dropped onto the field. */
export function PictureField(props: PictureFieldProps) {
  const { label, name, id, hint, error, required, optional } = props;
  const { accept, action, dropHint, fileName, status, sent, onChoose, ref } = props;
  const [isOver, setOver] = useState(false);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (file) onChoose(file);
    // Choosing the same file again must fire an event, too: its upload may have failed on a network that is now back.
    event.target.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }

  return (
    <FieldFrame {...{ label, name, id, hint, error, required, optional }} live>
      {(described) => (
        <div
          className={styles.pictureField}
          data-over={isOver || undefined}
          data-invalid={described['aria-invalid']}
          onDragOver={(event) => event.preventDefault()}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input {...described} ref={ref} type="file" accept={accept.join(',')} onChange={choose} />
          <span className={styles.pictureAction} aria-hidden="true">
            <Icon name="camera" />
            {action}
          </span>
          {dropHint !== undefined && (
            <span className={styles.pictureDrop} aria-hidden="true">
              {dropHint}
            </span>
          )}
          {fileName !== undefined && (
            <span className={styles.pictureName}>
              {fileName}
              {/* Read out with each step it would drown out everything else; the progress bar exposes it on demand. */}
              {sent !== undefined && <span aria-hidden="true">{` · ${Math.round(sent * 100)}%`}</span>}
            </span>
          )}
          <span className={styles.pictureStatus} role="status">
            {status}
          </span>
          {sent !== undefined && <progress value={sent} max={1} aria-label="Sent" />}
        </div>
      )}
    </FieldFrame>
  );
}
