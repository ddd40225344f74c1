import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrPng } from './qr-png.ts';
import { qrPixels } from './ticket-qr.ts';

test.each([1, 3, 8])('the picture shows the modules of the code, %d pixels each', async (scale) => {
  const pixels = qrPixels('7F3A-09C2-B41D');
  const png = sharp(qrPng(pixels, scale));
  const { data, info } = await png.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });

  const side = pixels.size * scale;
  expect([info.width, info.height, info.channels]).toEqual([side, side, 1]);
  const wrong = [...data].filter((value, at) => {
    const [x, y] = [Math.floor((at % side) / scale), Math.floor(at / side / scale)];
    return value !== (pixels.isDark(x, y) ? 0 : 255);
  });
  expect(wrong).toEqual([]);
  expect([...data].filter((value) => value === 0).length).toBeGreaterThan(side * scale);
});
