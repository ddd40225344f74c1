// Makes PDFs in a thread of its own: pdfmake works synchronously, and would stop every other call meanwhile.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { goBehindRequests } from '../../platform/behind-requests.mjs';

const require = createRequire(import.meta.url);

/** The faces of the one family. They are read here, so that a document itself may read nothing. */
const faces = { normal: 'Roboto-Regular.ttf', bold: 'Roboto-Medium.ttf' };

for (const face of Object.values(faces)) {
  pdfmake.virtualfs.writeFileSync(face, readFileSync(require.resolve(`pdfmake/fonts/Roboto/${face}`)));
}
pdfmake.setFonts({ Roboto: faces });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

goBehindRequests();

parentPort.on('message', async ({ input }) => {
  try {
    const output = await pdfmake.createPdf(input).getBuffer();
    parentPort.postMessage({ output });
  } catch (error) {
    parentPort.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
