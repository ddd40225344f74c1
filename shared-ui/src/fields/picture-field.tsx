import type { ChangeEvent, DragEvent, ReactNode, Ref } from 'react';
import { useState } from 'react';
import { Icon } from '../display/icon.tsx';
import type { FieldProps } from './field.tsx';
import { FieldFrame } from './field.tsx';
import * as styles from './picture-field.module.css';

export interface PictureFieldProps extends FieldProps {
  /** The media types that can be chosen. A phone offers its camera for them. */
  accept: readonly string[];
  /** What to press: `Choose a photo`. */
  action: string;
  /** Below it, where a picture can be dropped: `or drop one here`. */
  dropHint?: string;
  /** The name of the file that is chosen. */
  fileName?: string;
  /** The current state, read out when it changes: `Sending your photo`. */
  status?: ReactNode;
  /** While it is being sent: how much has arrived, from 0 to 1. */
  sent?: number;
  /** Called with any file that was chosen or dropped: the caller checks it. */
  onChoose: (file: File) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A picture from the visitor's device: by the browser's own choice of files, or dropped onto the field. */
export function PictureField(props: PictureFieldProps) {
  const { label, name, id, hint, error, required, optional } = props;
  const { accept, action, dropHint, fileName, status, sent, onChoose, ref } = props;
  const [isOver, setOver] = useState(false);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (file) onChoose(file);
    // Choosing the same file again counts too: its upload may have failed on a network that is now back.
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
              {/* Read out at each step it would drown everything else: the bar has it for those who ask. */}
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
