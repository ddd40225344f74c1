import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { CropArea } from '@summit/contract/frame/pictures';
import * as limits from '@summit/contract/limits/limits';
import { Button } from '@summit/shared-ui/actions/button';
import { DialogFrame } from '@summit/shared-ui/overlays/dialog-frame';
import { usePhotoTexts } from '../../texts/use-photo-texts.ts';
import * as styles from './crop-dialog.module.css';
import { getRoom, inPixels, largestSquare, placed, resized } from './crop-geometry.ts';
import { drawArea } from './draw-area.ts';

/** The smallest part has as many pixels as the server demands, and no less than a quarter of the picture's side. */
const smallestSide = 0.25;
const step = 0.01;

export interface CropDialogProps {
  picture: ImageBitmap;
  onUse: (area: CropArea) => void;
  onCancel: () => void;
}

/** Lets the visitor choose the square of a picture: by dragging it, or with three sliders that work by keyboard too. */
export function CropDialog({ picture, onUse, onCancel }: CropDialogProps) {
  const texts = usePhotoTexts();
  const [area, setArea] = useState(() => largestSquare(picture));
  // As state, because a dialog is attached to the page after its first effects.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  /** Where the pointer was that drags the picture. */
  const held = useRef<{ left: number; top: number }>(null);
  useEffect(() => {
    if (canvas) drawArea(canvas, picture, area);
  }, [canvas, picture, area]);

  const room = getRoom(area, picture);
  const lowest = limits.photo.minimumSide / Math.min(picture.width, picture.height);
  const smallest = Math.min(1, Math.max(smallestSide, lowest));

  function hold({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLCanvasElement>) {
    currentTarget.setPointerCapture(pointerId);
    held.current = { left: clientX, top: clientY };
  }

  function drag({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) {
    if (!held.current) return;
    const pixels = inPixels(area, picture).side / (currentTarget.clientWidth || 1);
    const left = area.left - ((clientX - held.current.left) * pixels) / picture.width;
    const top = area.top - ((clientY - held.current.top) * pixels) / picture.height;
    held.current = { left: clientX, top: clientY };
    setArea(placed(area, { left, top }, picture));
  }

  return (
    <DialogFrame
      title={texts['registrationPhoto.crop.title']}
      lead={texts['registrationPhoto.crop.lead']}
      width={480}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={() => onUse(area)}>{texts['registrationPhoto.crop.use']}</Button>
          <Button variant="quiet" onClick={onCancel}>
            {texts['registrationPhoto.crop.cancel']}
          </Button>
        </>
      }
    >
      <div className={styles.part}>
        <canvas
          ref={setCanvas}
          aria-hidden="true"
          onPointerDown={hold}
          onPointerMove={drag}
          onLostPointerCapture={() => (held.current = null)}
        />
        <div>
          <Slider
            label={texts['registrationPhoto.crop.zoom']}
            value={1 - area.side}
            most={1 - smallest}
            onChange={(zoom) => setArea(resized(area, 1 - zoom, picture))}
          />
          <Slider
            label={texts['registrationPhoto.crop.across']}
            value={area.left}
            most={room.across}
            onChange={(left) => setArea(placed(area, { left }, picture))}
          />
          <Slider
            label={texts['registrationPhoto.crop.down']}
            value={area.top}
            most={room.down}
            onChange={(top) => setArea(placed(area, { top }, picture))}
          />
        </div>
      </div>
    </DialogFrame>
  );
}

interface SliderProps {
  label: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** From nothing to as much as there is room for; it says how much in percent of that. */
function Slider({ label, value, most, onChange }: SliderProps) {
  const id = useId();
  const share = most > 0 ? Math.round((value / most) * 100) : 0;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={step}
        value={most > 0 ? value / most : 0}
        disabled={most <= 0}
        aria-valuetext={`${share}%`}
        onChange={(event) => onChange(Number(event.target.value) * most)}
      />
    </>
  );
}
