import { tableMessages } from '@summit/contract/forms/table-messages';
import { isPlainText } from '@summit/contract/words/plain-text';
import { refusedTable } from './read-csv.ts';

/** The characters of Western European text: any other one shows that the bytes are in another encoding. */
const western = /^[\t\n\r -~€‚„…‘’“”•–—™‹›ŠšŽžŒœŸ\u00a0¡¢£¥§©ª«®°±²³´·º»¼½¾¿À-ÖØ-öø-ÿ]*$/;

/**
 * What Western European text never has, and what other encodings become when they are read as such: whole words of letters
 * beyond ASCII (Cyrillic, Greek, Hebrew), and signs or capitals within words (Polish, and those of DOS and older Macs).
 */
const misread = /[À-ÖØ-öø-ÿ]{5}|\p{L}[¿º³§‚„”]\p{L}|\p{Ll}[ŠŽŸ]|£\p{L}{3}/u;

const beginsAs = (file: Buffer, ...bytes: number[]) => bytes.every((byte, index) => file[index] === byte);

/** Decodes a file of a spreadsheet: UTF-8, UTF-16 with a byte order mark, or Windows-1252. @throws resource-0005 */
export function textOfTable(file: Buffer): string {
  const text = decoded(file).replace(/^\uFEFF/, '');
  if (!isPlainText(text) || hasControls(text)) throw refusedTable(tableMessages.otherKind);
  return text;
}

function decoded(file: Buffer): string {
  if (beginsAs(file, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(file);
  if (beginsAs(file, 0xfe, 0xff)) return new TextDecoder('utf-16le').decode(swapped(file));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return decodedAsWestern(file);
  }
}

function swapped(file: Buffer): Buffer {
  return Buffer.from(file.subarray(0, file.length - (file.length % 2))).swap16();
}

function decodedAsWestern(file: Buffer): string {
  if (file.includes(0)) throw refusedTable(tableMessages.otherKind);
  const text = new TextDecoder('windows-1252').decode(file);
  if (!western.test(text) || misread.test(text)) throw refusedTable(tableMessages.letters);
  return text;
}

/** Whether a text has control characters, which workbooks, archives and pictures begin with, and tables never have. */
function hasControls(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- these very characters show a file of another kind
  return /[\0-\x08\x0b\x0e-\x1f]/.test(text) || text.startsWith('PK\x03\x04') || text.startsWith('%PDF-');
}
