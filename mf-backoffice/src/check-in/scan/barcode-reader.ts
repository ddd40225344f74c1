import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';

export type BarcodeReader = Pick<BarcodeDetector, 'detect'>;

const formats: ['qr_code'] = ['qr_code'];

/** The same for the whole page. */
const loaded: { reader?: Promise<BarcodeReader> } = {};

/** The reader of codes: the browser's own, or ZXing, a file of this release. Loaded once, and again after a failure. */
export function loadBarcodeReader(): Promise<BarcodeReader> {
  loaded.reader ??= createReader().catch((error: unknown) => {
    delete loaded.reader;
    throw error;
  });
  return loaded.reader;
}

async function createReader(): Promise<BarcodeReader> {
  const own = (globalThis as { BarcodeDetector?: typeof BarcodeDetector }).BarcodeDetector;
  const supported = own ? await own.getSupportedFormats().catch(() => null) : null;
  if (own && supported?.includes('qr_code')) return new own({ formats });
  const file = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url);
  await prepareZXingModule({ overrides: { locateFile: () => file.href }, fireImmediately: true });
  return new BarcodeDetector({ formats });
}
