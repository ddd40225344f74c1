// Decodes HEIC pictures in a separate thread, because libheif works synchronously and would block every call.
import { parentPort } from 'node:worker_threads';
import decode from 'heic-decode';
import { goBehindRequests } from '../../jobs/behind-requests.mjs';

goBehindRequests();

parentPort.on('message', async ({ input: { bytes, maxPixels } }) => {
  try {
    const pictures = await decode.all({ buffer: bytes });
    try {
      const [first] = pictures;
      const { width, height } = first;
      // The size is in the header: a picture that is too large is never decoded.
      if (width * height > maxPixels) {
        parentPort.postMessage({ output: { width, height, pixels: null } });
        return;
      }
      const { data } = await first.decode();
      parentPort.postMessage({ output: { width, height, pixels: data } }, [data.buffer]);
    } finally {
      pictures.dispose();
    }
  } catch (error) {
    parentPort.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
