import type { FastifyInstance } from 'fastify';
import * as contentCalls from '@summit/contract/calls/content';
import { frameTexts } from '@summit/contract/texts/frame';
import { frameMessageTexts } from '@summit/contract/texts/frame-messages';
import { textsFrom } from '@summit/contract/words/text-lookup';
import { oldBrowserNotice } from '../../before-script/old-browser-notice.ts';
import { readApi } from '../api-gateway/read-api.ts';

const timeoutMs = 2000;

/** The notice for browsers that are too old, in the organisers' words; only those browsers request it. */
export function serveOldBrowserNotice(app: FastifyInstance, apiUpstream: () => string): void {
  app.get('/old-browser.js', async (_request, reply) => {
    const texts = textsFrom({ ...frameTexts, ...frameMessageTexts }, await organisersTexts(apiUpstream()));
    void reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return oldBrowserNotice({
      title: texts['frame.unsupported-browser.title'],
      text: texts['frame.unsupported-browser.text'],
      hide: texts['frame.unsupported-browser.hide'],
      close: texts['frame.banners.dismiss'],
    });
  });
}

/** The organisers' texts; none when the API is unavailable, so that the default wording is used. */
async function organisersTexts(apiUpstream: string): Promise<{ name: string; content: string }[]> {
  try {
    const { staticContent } = await readApi(apiUpstream, contentCalls.staticContent, {
      query: { 'filter.Name.StartsWith': 'frame.' },
      withinMs: timeoutMs,
    });
    return staticContent;
  } catch {
    return [];
  }
}
