import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoVideo, videos } from '../event/content/videos.ts';
import { getSlideSeconds } from './films.ts';

/*
 * `npm run demo:films -- [ID...]` makes the films of the demo event again, after a title, a still or a point has changed.
 * It needs a Chromium and ffmpeg, which CHROMIUM and FFMPEG may name; the films are in the repository, so that nobody
 * else needs either.
 */
const font = readFileSync(
  join(process.cwd(), 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
).toString('base64');

const style = `
  @font-face { font-family: Archivo; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; }
  body { margin: 0; display: grid; width: 960px; height: 540px; overflow: hidden; font-family: Archivo; color: #f7f3ea; background: #15121f; }
  img { position: absolute; width: 960px; height: 640px; top: -50px; }
  .faint { opacity: 0.14; }
  h1, p { position: relative; margin: 0; padding: 40px 56px; letter-spacing: -0.03em; line-height: 1.04; }
  h1 { font-size: 60px; font-weight: 780; background: linear-gradient(#100e17e6, #100e1799 60%, #100e1700); padding-bottom: 120px; align-self: start; }
  p { font-size: 58px; font-weight: 720; align-self: center; max-width: 15em; }
  small { position: absolute; left: 56px; bottom: 36px; font-size: 20px; font-weight: 650; font-variant-numeric: tabular-nums; }`;

const wanted = process.argv.slice(2);
for (const video of videos) {
  if (wanted.length === 0 || wanted.includes(video.id)) drawFilm(video);
}

function drawFilm({ id, title, still, points }: DemoVideo): void {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const picture = `data:image/svg+xml;base64,${Buffer.from(still).toString('base64')}`;
  const slides = [
    `<img src="${picture}"><h1>${title}</h1>`,
    ...points.map(
      (point, at) =>
        `<img class="faint" src="${picture}"><p>${point}</p><small>${at + 1} / ${points.length}</small>`,
    ),
  ];
  for (const [at, slide] of slides.entries()) {
    const page = join(folder, `${at}.html`);
    writeFileSync(page, `<!doctype html><meta charset="utf-8"><style>${style}</style>${slide}`);
    const seen = ['--headless', '--no-sandbox', '--hide-scrollbars', '--window-size=960,540'];
    run(process.env.CHROMIUM ?? 'chromium', [...seen, `--screenshot=${join(folder, `${at}.png`)}`, page]);
  }
  encode([title, ...points].map(getSlideSeconds), folder, join(import.meta.dirname, `${id}.webm`));
  rmSync(folder, { recursive: true });
}

/** Every slide for its time, fading in from the previous one. */
function encode(seconds: readonly number[], folder: string, film: string): void {
  const inputs = seconds.flatMap((time, at) => [
    ...['-loop', '1', '-framerate', '4', '-t', String(time), '-i', join(folder, `${at}.png`)],
  ]);
  const faded = seconds.map((_, at) => `[${at}]fade=in:d=0.5:color=0x15121f,format=yuv420p[s${at}]`);
  const joined = seconds.map((_, at) => `[s${at}]`).join('');
  const filters = `${faded.join(';')};${joined}concat=n=${seconds.length}[film]`;
  const coding = '-c:v libvpx-vp9 -crf 40 -b:v 0 -deadline realtime -cpu-used 8 -g 32 -row-mt 1'.split(' ');
  const args = [
    '-y',
    '-v',
    'error',
    ...inputs,
    '-filter_complex',
    filters,
    '-map',
    '[film]',
    ...coding,
    film,
  ];
  run(process.env.FFMPEG ?? 'ffmpeg', args);
}

function run(program: string, args: string[]): void {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${program} failed.`);
}
