import { waitFor } from '@testing-library/react';
import { followCodes } from './follow-codes.ts';

/** The codes that the browser's own reader detects in the camera's picture. */
function createCamera() {
  const camera = { code: '', video: document.createElement('video') };
  Object.defineProperty(camera.video, 'readyState', { value: HTMLMediaElement.HAVE_ENOUGH_DATA });
  class Reader {
    static getSupportedFormats = () => Promise.resolve(['qr_code']);
    detect = () => Promise.resolve([{ rawValue: camera.code }]);
  }
  Object.assign(globalThis, { BarcodeDetector: Reader });
  return camera;
}

test('a code scanned during a check is offered until it is accepted, and each is accepted once', async () => {
  const camera = createCamera();
  const door = { isBusy: false, taken: [] as string[], refused: new Set<string>() };
  const stopping = new AbortController();
  const take = (code: string) => {
    if (door.isBusy) door.refused.add(code);
    else door.taken.push(code);
    return !door.isBusy;
  };
  camera.code = 'Ada';
  const following = followCodes(camera.video, take, stopping.signal);
  await waitFor(() => expect(door.taken).toEqual(['Ada']));
  door.isBusy = true;
  camera.code = 'Bo';
  await waitFor(() => expect([...door.refused]).toEqual(['Bo']));
  door.isBusy = false;
  await waitFor(() => expect(door.taken).toEqual(['Ada', 'Bo']));
  stopping.abort();
  await following;
});
