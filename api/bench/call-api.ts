import { setTimeout as pause } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import type { Api } from '../src/platform/platform.ts';

/** How long a caller waits after a response that says the service is busy, in milliseconds. */
const pauseMs = 200;

/** Makes a call, again while the API is too busy for it, as a visitor would. */
export async function callApi(app: Api, call: InjectOptions) {
  for (;;) {
    const response = await app.inject(call);
    if (response.statusCode !== 503) return response;
    await pause(pauseMs);
  }
}
