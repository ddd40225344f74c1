import { crc32, deflateSync } from 'node:zlib';
import type { QrPixels } from './ticket-qr.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A QR code as a picture of one bit for each pixel. Written here because it is the smallest kind of PNG there is, and
 * drawing an SVG for each ticket takes fifty times as long.
 * @param scale pixels for the side of a square
 */
export function qrPng({ size, isDark }: QrPixels, scale: number): Buffer {
  const side = size * scale;
  const lines: Buffer[] = [];
  for (let y = 0; y < size; y += 1) {
    // Each line begins with its filter: none.
    const line = Buffer.alloc(1 + Math.ceil(side / 8));
    for (let x = 0; x < side; x += 1) {
      const white = isDark(Math.floor(x / scale), y) ? 0 : 0x80 >> (x % 8);
      line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | white;
    }
    for (let copy = 0; copy < scale; copy += 1) lines.push(line);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit of grey; the other three bytes are the only methods there are, and "not interlaced".
  header[8] = 1;
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const whole = Buffer.alloc(4 + named.length + 4);
  whole.writeUInt32BE(content.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), 4 + named.length);
  return whole;
}
