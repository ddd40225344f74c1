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
  /** Further headers of the page. */
  headers?: Record<string, string> | undefined;
}

/** Levels of Brotli: `fast` while a visitor may be waiting; `small` once the page has turned out to be stable. */
const quality = { fast: 5, small: 11 };
/** A larger page stays at `fast`, in bytes: `small` would take seconds of CPU time, which other pages need. */
const mostSmall = 2 ** 20;

/**
 * Compresses a page once, so that serving it from the cache only sends it. A page that was rendered again with the
 * same result as `known` keeps its compressed form, or gets a smaller one.
 */
export async function packPage(parts: PageParts, known?: CachedPage): Promise<CachedPage> {
  const { status, html, degraded, policy } = parts;
  const raw = Buffer.from(html);
  const etag = createHash('sha256').update(raw).update(policy).digest('base64url').slice(0, 22);
  const settled = known?.etag === etag;
  const isWhole = status === 200 && !degraded;
  if (settled && known.settled) return known;
  const [br, gz] = await Promise.all([
    pack(raw, settled && raw.length <= mostSmall ? quality.small : quality.fast),
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
      // A page with holes will be replaced soon, and an error page depends on the client: programs get a line of text.
      'cache-control': isWhole ? sharedForMoments : 'no-cache',
      'content-security-policy': policy,
      ...pageSecurityHeaders,
      ...parts.headers,
      vary: 'accept-encoding, sec-fetch-dest',
      // Browsers fill the holes; a client without a browser, such as a crawler, should retry.
      ...(status === 503 ? { 'retry-after': '10' } : {}),
      ...(isWhole ? { etag: `"${etag}"` } : {}),
    },
  };
}

/** The smaller of two results: a higher level does not make every page smaller. */
function smaller(packed: Buffer, before: Buffer | undefined): Buffer {
  return before && before.length < packed.length ? before : packed;
}

function pack(raw: Buffer, level: number): Promise<Buffer> {
  return brotli(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
}

/** The encodings, best first: a browser accepts those that it names without `q=0`. */
const encodings = [
  { name: 'br', taken: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ },
  { name: 'gzip', taken: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ },
] as const;

/** The parts of one visitor's response besides the page. */
interface OwnParts {
  /** Headers that are added to those of the page, or replace them. */
  headers?: Record<string, string | string[]> | undefined;
  /** Entries of `Server-Timing` for the page's script. */
  timings?: string | undefined;
  /** The server time for the page's browser, in ms; absent: that of this server. */
  now?: number | undefined;
}

/**
 * Sends a compressed page in the best encoding that the browser accepts, or 304 when it has the page. It bypasses
 * Fastify's reply, which would process all headers and hooks for a response that is complete.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { headers: own = {}, timings, now = Date.now() }: OwnParts = {},
): void {
  const { status } = page;
  // A page may have been cached for hours, so each response gets the present time in a header.
  const clock = `${pageClockName};desc="${now}"`;
  const headers = { ...page.headers, ...own, 'server-timing': timings ? `${clock}, ${timings}` : clock };
  const { etag } = page.headers;
  reply.hijack();
  // The header may list several ETags, and a proxy may have made ours weak: `W/"..."`.
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
