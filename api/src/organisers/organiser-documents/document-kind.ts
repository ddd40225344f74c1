export type DocumentKind = 'pdf' | 'zip';

/** How many of a file's first bytes show its kind. */
export const documentSignatureBytes = 8;

/** What a document is, by its first bytes alone; null for everything that is not accepted. An empty archive is none. */
export function documentKind(file: Buffer): DocumentKind | null {
  const beginning = file.subarray(0, documentSignatureBytes).toString('latin1');
  if (/^%PDF-\d\./.test(beginning)) return 'pdf';
  return beginning.startsWith('PK\x03\x04') ? 'zip' : null;
}
