import { type CropArea, cropText } from '@summit/contract/frame/pictures';
import { drawArea } from './crop/draw-area.ts';
import type { Upload } from './upload.ts';

/** The chosen part of a picture: in the format of a request, and as a preview. */
export interface ChosenPart {
  crop?: string;
  preview: HTMLCanvasElement | null;
}

interface ChoosePartOptions {
  fileName: string;
  signal: AbortSignal;
  show: (upload: Upload) => void;
}

/**
 * Asks the visitor for the part of a picture. Where the dialog cannot be loaded, or the browser cannot draw the picture, the
 * server chooses. Null when the visitor cancels.
 */
export async function choosePart(
  picture: ImageBitmap | null,
  { fileName, signal, show }: ChoosePartOptions,
): Promise<ChosenPart | null> {
  const loaded = picture && (await import('./crop/crop-dialog.tsx').catch(() => null));
  if (!picture || !loaded) return { preview: null };
  const area = await new Promise<CropArea | null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
    const { CropDialog: Dialog } = loaded;
    show({ state: 'cropping', fileName, picture, Dialog, onUse: resolve, onCancel: () => resolve(null) });
  });
  if (!area) return null;
  const preview = document.createElement('canvas');
  drawArea(preview, picture, area);
  return { crop: cropText(area), preview };
}
