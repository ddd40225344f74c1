import { Failure } from '../../platform/responses/failure.ts';
import type { Capability } from '../../platform/serve.ts';
import { getByteRange } from './byte-range.ts';
import { getVariant, PictureVariants } from './picture-variants.ts';
import { type MediaEnding, mediaTypes, sizeOfStoredFile, streamStoredFile } from './stored-files.ts';

const aYear = 365 * 24 * 60 * 60;

/**
 * Serves stored pictures and films, `GET /media/<hash>.svg`, and pictures in other sizes and formats,
 * `GET /media/<hash>-<width>.avif` (see `pictures.ts` in contract). It is not in the call table, because the response is
 * not JSON. With `?download=<name>` the file is saved under that name. `imageUrl` and `logoUrl` of other responses are
 * such paths, relative to the API's base.
 */
export const media: Capability = (app, { config }) => {
  const variants = new PictureVariants(config.dataDir);

  app.get<{ Params: { name: string }; Querystring: { download?: unknown } }>(
    '/media/:name',
    async (request, reply) => {
      const { name } = request.params;
      const ending = getEnding(name);
      const variant = getVariant(name);
      const made = variant ? await variants.read(variant) : null;
      const size = made ? made.length : ending && (await sizeOfStoredFile(config.dataDir, name));
      const type = mediaTypes[variant?.format ?? ending ?? 'svg'];
      if (size === null) throw new Failure('route-0001');
      // The name is the content's hash, so it never has to be requested again.
      reply.header('cache-control', `public, max-age=${aYear}, immutable`);
      reply.header('etag', `"${name}"`);
      // An SVG that is opened by itself is a document, which may not run or load anything.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
      reply.header('x-content-type-options', 'nosniff');
      const downloadName = getDownloadName(request.query.download, ending);
      if (downloadName) reply.header('content-disposition', `attachment; filename="${downloadName}"`);
      if (request.headers['if-none-match'] === `"${name}"`) return reply.code(304).send();
      // Films are fetched in parts, so that visitors can seek.
      reply.header('accept-ranges', 'bytes');
      const range = getByteRange(request.headers.range, size);
      if (range === 'none') {
        // A cache that stores refusals, too, must not have it for the whole file.
        const headers = { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' };
        return reply.code(416).headers(headers).send();
      }
      const { first, last } = range ?? { first: 0, last: size - 1 };
      if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
      reply.type(type).header('content-length', last + 1 - first);
      return reply.send(
        made ? made.subarray(first, last + 1) : streamStoredFile(config.dataDir, name, range),
      );
    },
  );
};

/** The name of the saved file. Documents are always saved, because they are made for other programs. */
function getDownloadName(asked: unknown, ending: MediaEnding | null): string | null {
  if (
    typeof asked === 'string' &&
    ending &&
    /^[\w-]{1,80}\.[a-z0-9]+$/.test(asked) &&
    asked.endsWith(`.${ending}`)
  ) {
    return asked;
  }
  return ending === 'pdf' || ending === 'zip' ? `download.${ending}` : null;
}

function getEnding(name: string): MediaEnding | null {
  const ending = /^[0-9a-f]{32}\.([a-z0-9]+)$/.exec(name)?.[1];
  return ending && Object.hasOwn(mediaTypes, ending) ? (ending as MediaEnding) : null;
}
