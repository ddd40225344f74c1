import axios, { type AxiosAdapter, type AxiosResponse } from 'axios';
import { limits } from '@summit/contract/limits';
import { headers as names, requestLanguage } from '@summit/contract/request-headers';
import type { LooseInput, Send } from './call-input.ts';
import { addressOf, formData } from './request-parts.ts';
import { apiErrorOf, isCancelled, networkError } from './response-error.ts';

/** Long enough for a phone on a train; a picture may take longer. */
const timeoutMs = 30_000;

/** @throws from its promises: ApiError, or the signal's reason when the caller cancelled */
export function createTransport(apiBaseUrl: string, adapter?: AxiosAdapter): Send {
  const client = axios.create({
    baseURL: apiBaseUrl,
    // XMLHttpRequest in the browser (it knows an upload's progress), fetch on the server (it follows no proxy variables).
    adapter: adapter ?? ['xhr', 'fetch'],
    // No status throws: what a status means is decided below.
    validateStatus: () => true,
  });

  return async (row, input, headers) => {
    let response: AxiosResponse<unknown>;
    try {
      response = await client.request({
        method: row.method,
        url: addressOf(row.path, input.params, input.query),
        data: row.multipart ? formData(input.body) : input.body,
        headers: headersOf(input, headers),
        timeout: row.multipart ? limits.uploadTime : timeoutMs,
        signal: input.signal,
        onUploadProgress: input.onSent && reportProgress(input.onSent),
      });
    } catch (error) {
      if (isCancelled(error, input.signal)) throw input.signal?.reason ?? error;
      throw networkError(error);
    }
    if (response.status >= 200 && response.status < 300) return row.response ? response.data : undefined;
    throw apiErrorOf(response.status, response.data, Number(response.headers['retry-after']));
  };
}

function reportProgress(onSent: (share: number) => void) {
  return ({ progress }: { progress?: number }) => onSent(progress ?? 0);
}

function headersOf(input: LooseInput, headers: Record<string, string>): Record<string, string> {
  const all = { [names.acceptLanguage]: requestLanguage, ...headers };
  return input.responseKey ? { ...all, [names.captcha]: input.responseKey } : all;
}
