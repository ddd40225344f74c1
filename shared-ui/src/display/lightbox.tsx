import Modal from '@mui/material/Modal';
import { type KeyboardEvent, type TouchEvent, useRef } from 'react';
import { Icon } from './icon.tsx';
import * as styles from './lightbox.module.css';

export interface LightboxPicture {
  id: string;
  src: string;
  /** A description of the picture, which is read out, and shown below it. */
  alt: string;
  width: number;
  height: number;
}

export interface LightboxProps {
  /** The name of the pictures' album. */
  label: string;
  pictures: readonly LightboxPicture[];
  /** The id of the displayed picture. */
  shown: string;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** How far a finger has to move sideways for a swipe, in px. */
const swipeLength = 48;

/**
 * Shows pictures one at a time in the whole window: arrow keys, Home, End and swipes change the picture, Escape closes, and
 * the focus returns to where it was before.
 */
export function Lightbox({ label, pictures, shown, onShow, onClose }: LightboxProps) {
  const touched = useRef<{ x: number; y: number } | null>(null);
  const place = pictures.findIndex(({ id }) => id === shown);
  const picture = pictures[place];
  if (!picture) return null;

  /** Wraps around: after the last picture comes the first. */
  function show(next: number) {
    const found = pictures.at(next % pictures.length);
    if (found) onShow(found.id);
  }

  function press(event: KeyboardEvent) {
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  }

  function touch({ touches }: TouchEvent) {
    const finger = touches[0];
    // Two fingers zoom the picture.
    touched.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
  }

  function release({ changedTouches }: TouchEvent) {
    const finger = changedTouches[0];
    const from = touched.current;
    touched.current = null;
    if (!from || !finger) return;
    const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
    if (Math.abs(x) > swipeLength && Math.abs(x) > 2 * Math.abs(y)) show(x < 0 ? place + 1 : place - 1);
  }

  return (
    <Modal open onClose={onClose} hideBackdrop sx={{ zIndex: 1000 }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and fingers turn the pictures anywhere in the dialog */}
      <div
        className={styles.lightbox}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={press}
        onTouchStart={touch}
        onTouchEnd={release}
      >
        <header>
          <p aria-hidden="true">
            <strong>{place + 1}</strong>
            <span>
              of {pictures.length}, {label}
            </span>
          </p>
          <button type="button" aria-label="Close" onClick={onClose}>
            <Icon name="close" size={22} />
          </button>
        </header>
        <img
          key={picture.id}
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
        />
        <footer>
          <button type="button" aria-label="Previous picture" onClick={() => show(place - 1)}>
            <Icon name="arrow-left" size={22} />
          </button>
          <p role="status">
            <span className="visually-hidden">
              Picture {place + 1} of {pictures.length}:{' '}
            </span>
            {picture.alt}
          </p>
          <button type="button" aria-label="Next picture" onClick={() => show(place + 1)}>
            <Icon name="arrow-right" size={22} />
          </button>
        </footer>
      </div>
    </Modal>
  );
}
