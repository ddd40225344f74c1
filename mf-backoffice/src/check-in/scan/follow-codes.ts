import { loadBarcodeReader } from './barcode-reader.ts';

/** The time between two scans of the picture. */
const scanEveryMs = 150;

/** A code that stays before the camera is read once; ms. */
const sameCodeFor = 4000;

/** The camera on the back, until the signal ends. @throws DOMException where there is none or it is not allowed */
export async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException('There is no camera.', 'NotFoundError');
  const stream = await devices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  return stream;
}

/**
 * Offers each code that comes before the camera until it is taken, and then no more as long as it stays there.
 * @param onCode returns whether it takes the code: the one before may still be checked
 */
export async function followCodes(
  video: HTMLVideoElement,
  onCode: (code: string) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const reader = await loadBarcodeReader();
  const last = { code: '', seenAt: -Infinity };
  while (!signal.aborted) {
    const [found] = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await reader.detect(video) : [];
    const now = performance.now();
    if (found && !signal.aborted) {
      const isNew = found.rawValue !== last.code || now - last.seenAt > sameCodeFor;
      if (!isNew || onCode(found.rawValue)) Object.assign(last, { code: found.rawValue, seenAt: now });
    }
    await new Promise((resolve) => setTimeout(resolve, scanEveryMs));
  }
}
