import { join } from 'node:path';
import { JobThread } from '../../jobs/job-thread.ts';

/** A decoded picture, upright as its camera was held. */
export interface HeifPixels {
  /** px */
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel, row by row; null when there are more pixels than asked for. */
  pixels: Buffer | null;
}

type Decoded = Omit<HeifPixels, 'pixels'> & { pixels: Uint8ClampedArray<ArrayBuffer> | null };

interface HeifJob {
  bytes: Uint8Array;
  maxPixels: number;
}

// The codec's memory never shrinks, so the thread is ended soon after its last picture.
const thread = new JobThread<HeifJob, Decoded>(join(import.meta.dirname, 'heif-worker.mjs'), {
  idleMs: 5_000,
  longestMs: 30_000,
});

/**
 * Decodes a HEIC picture in a separate thread, because sharp is built without the codec.
 * @throws Error when it cannot be decoded
 */
export async function decodeHeif(file: Buffer, maxPixels: number): Promise<HeifPixels> {
  const { pixels, ...size } = await thread.run({ bytes: new Uint8Array(file), maxPixels });
  return { ...size, pixels: pixels && Buffer.from(pixels.buffer) };
}

/** Ends the thread; call it when the process ends. */
export function closeHeif(): Promise<void> {
  return thread.close();
}
