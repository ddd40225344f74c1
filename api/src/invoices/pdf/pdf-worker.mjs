// Makes PDFs in a thread of its own: pdfmake works synchronously, and would stop every other call meanwhile.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';

const require = createRequire(import.meta.url);

/** The faces of the one family. They are read here, so that a document itself may read nothing. */
const faces = { normal: 'Roboto-Regular.ttf', bold: 'Roboto-Medium.ttf' };

for (const face of Object.values(faces)) {
  pdfmake.virtualfs.writeFileSync(face, readFileSync(require.resolve(`pdfmake/fonts/Roboto/${face}`)));
}
pdfmake.setFonts({ Roboto: faces });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

// On Linux a priority belongs to a thread: requests go first where processors are busy.
if (process.platform === 'linux') setPriority(10);

parentPort.on('message', async ({ id, input }) => {
  try {
    const output = await pdfmake.createPdf(input).getBuffer();
    parentPort.postMessage({ id, output });
  } catch (error) {
    parentPort.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
