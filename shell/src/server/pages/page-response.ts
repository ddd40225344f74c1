import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageClockName } from '@summit/contract/money-and-time/page-clock';
import { sharedForMoments } from '@summit/contract/requests/shared-caches';
import { pageSecurityHeaders } from '../http/security-headers.ts';
import type { CachedPage } from './html-cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface PageParts {
  status: number;
  html: string;
  degraded: boolean;
  policy: string;
  /** Of this site's own. */
  headers?: Record<string, string> | undefined;
}

/** Fast while a visitor may be waiting; small once the page has proved to stay as it is. */
const quality = { fast: 5, small: 11 };

/**
 * Packs a page once, so that serving it again costs nothing but the sending. A page that was rendered again and came
 * out as `known` stays packed as it is, or is packed better.
 */
export async function packPage(parts: PageParts, known?: CachedPage): Promise<CachedPage> {
  const { status, html, degraded, policy } = parts;
  const raw = Buffer.from(html);
  const etag = createHash('sha256').update(raw).update(policy).digest('base64url').slice(0, 22);
  const settled = known?.etag === etag;
  const isWhole = status === 200 && !degraded;
  if (settled && known.settled) return known;
  const [br, gz] = await Promise.all([
    pack(raw, settled ? quality.small : quality.fast),
    zip(raw, { level: 6 }),
  ]);
  return {
    status,
    html: raw,
    encodings: { br: settled ? smaller(br, known.encodings.br) : br, gzip: gz },
    degraded,
    etag,
    settled,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // One with holes is better in a moment, and what is no page depends on who asks: a program gets a line.
      'cache-control': isWhole ? sharedForMoments : 'no-cache',
      'content-security-policy': policy,
      ...pageSecurityHeaders,
      ...parts.headers,
      vary: 'accept-encoding, sec-fetch-dest',
      // Visitors' browsers fill the holes; a client without a browser comes back.
      ...(status === 503 ? { 'retry-after': '10' } : {}),
      ...(isWhole ? { etag: `"${etag}"` } : {}),
    },
  };
}

/** More effort makes nearly every page smaller, but not all. */
function smaller(packed: Buffer, before: Buffer | undefined): Buffer {
  return before && before.length < packed.length ? before : packed;
}

function pack(raw: Buffer, level: number): Promise<Buffer> {
  return brotli(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
}

/** A browser takes an encoding that it names, unless it says `q=0`. */
const encodings = [
  { name: 'br', taken: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ },
  { name: 'gzip', taken: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ },
] as const;

/** What one visitor's response has besides the page. */
interface OwnParts {
  /** Besides those of the page, or instead of them. */
  headers?: Record<string, string | string[]> | undefined;
  /** What the page's script learns. */
  timings?: string | undefined;
  /** The time that the page's browser is to go by, in ms; that of this server when absent. */
  now?: number | undefined;
}

/**
 * Sends a packed page in the best encoding the browser takes, or 304 when it has it. It bypasses Fastify's
 * own reply, which would check every header and every hook again for a response that is ready.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { headers: own = {}, timings, now = Date.now() }: OwnParts = {},
): void {
  const { status } = page;
  // A page may have been cached for hours: what its visitor's browser hears of the time comes with each response.
  const clock = `${pageClockName};desc="${now}"`;
  const headers = { ...page.headers, ...own, 'server-timing': timings ? `${clock}, ${timings}` : clock };
  const { etag } = page.headers;
  reply.hijack();
  // The browser may name several, and a proxy between may have made ours weak: `W/"..."`.
  if (etag && request.headers['if-none-match']?.includes(etag)) {
    reply.raw.writeHead(304, headers).end();
    return;
  }
  const { encoding, body } = chosen(page, String(request.headers['accept-encoding'] ?? ''));
  reply.raw.writeHead(status, { ...headers, ...encoding, 'content-length': body.length }).end(body);
}

function chosen({ encodings: packed, html }: CachedPage, accepted: string) {
  for (const { name, taken } of encodings) {
    const body = packed[name];
    if (body && taken.test(accepted)) return { encoding: { 'content-encoding': name }, body };
  }
  return { encoding: {}, body: html };
}
