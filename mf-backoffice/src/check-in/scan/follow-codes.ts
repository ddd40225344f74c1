import { loadBarcodeReader } from './barcode-reader.ts';

/** Between two looks at the picture; ms. */
const lookEvery = 150;

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

/** Reports each code that comes before the camera, once. */
export async function followCodes(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const reader = await loadBarcodeReader();
  const last = { code: '', seenAt: -Infinity };
  while (!signal.aborted) {
    const [found] = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await reader.detect(video) : [];
    const now = performance.now();
    if (found && !signal.aborted) {
      const isNew = found.rawValue !== last.code || now - last.seenAt > sameCodeFor;
      Object.assign(last, { code: found.rawValue, seenAt: now });
      if (isNew) onCode(found.rawValue);
    }
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}
