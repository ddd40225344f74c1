// Makes PDFs in a separate thread, because pdfmake works synchronously and would block every other call.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { goBehindRequests } from '../../../platform/jobs/behind-requests.mjs';
import { layOutTexts } from './lay-out-texts.mjs';
import { openFont } from './open-font.mjs';
import { loadedFonts } from './script-fonts.mjs';

const require = createRequire(import.meta.url);

/** The faces of the main family. All fonts are read outside pdfmake, so that a document itself may read nothing. */
const faces = { normal: 'Roboto-Regular.ttf', bold: 'Roboto-Medium.ttf' };
const toBytes = (face) => readFileSync(require.resolve(`pdfmake/fonts/Roboto/${face}`));

for (const face of Object.values(faces)) pdfmake.virtualfs.writeFileSync(face, toBytes(face));
const roboto = openFont(toBytes(faces.normal));
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

goBehindRequests();

/** The fonts of one document: pdfmake changes what it is given. */
async function fonts() {
  const all = { Roboto: faces };
  for (const { name, normal, bold } of await loadedFonts()) {
    all[name] = { normal: `${name}-normal`, bold: `${name}-bold` };
    pdfmake.virtualfs.writeFileSync(all[name].normal, normal);
    pdfmake.virtualfs.writeFileSync(all[name].bold, bold);
  }
  return all;
}

parentPort.on('message', async ({ input: { document, whenIncomplete } }) => {
  try {
    const isInRoboto = (code) => roboto.hasGlyphForCodePoint(code);
    const laidOut = await layOutTexts(document, isInRoboto);
    const note = laidOut.isWhole || !whenIncomplete ? [] : [whenIncomplete];
    const { content } = laidOut.document;
    pdfmake.setFonts(await fonts());
    const printed = { ...laidOut.document, content: [].concat(content, note) };
    const output = await pdfmake.createPdf(printed).getBuffer();
    parentPort.postMessage({ output });
  } catch (error) {
    parentPort.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
