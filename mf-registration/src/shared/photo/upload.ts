import type { ComponentType } from 'react';
import type { CropDialogProps } from './crop/crop-dialog.tsx';

/** The visitor chooses the part of the picture that is used. */
export interface CropStep extends CropDialogProps {
  state: 'cropping';
  fileName: string;
  /** Its code is loaded with the first picture. */
  Dialog: ComponentType<CropDialogProps>;
}

/** The state of the chosen photo's upload. */
export type Upload =
  | { state: 'none' }
  | CropStep
  | { state: 'sending'; fileName: string; sent: number; preview: HTMLCanvasElement | null }
  | { state: 'ready'; fileName?: string; imageUrl: string; preview: HTMLCanvasElement | null }
  /** Another one has to be chosen. */
  | { state: 'refused'; message: string }
  /** The same one may be sent again. */
  | { state: 'failed'; message: string; retry: () => void };
