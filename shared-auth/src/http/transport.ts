import * as limits from '@summit/contract/limits/limits';
import { headers as names, requestLanguage } from '@summit/contract/requests/request-headers';
import type { LooseInput, Send } from './call-input.ts';
import { fetchNetwork } from './fetch-network.ts';
import type { ApiResponse, Network } from './network.ts';
import { formData, getAddress } from './request-parts.ts';
import { getApiError, networkError } from './response-error.ts';

/** The default timeout, long enough for a phone on a train; a picture may take longer. */
const timeoutMs = 30_000;

/** @throws from its promises: ApiError, or the signal's reason when the caller cancelled */
export function createTransport(apiBaseUrl: string, network: Network = networkFor): Send {
  return async (row, input, headers) => {
    let response: ApiResponse;
    try {
      response = await network({
        method: row.method,
        url: apiBaseUrl + getAddress(row.path, input.params, input.query),
        body: row.multipart ? formData(input.body) : input.body,
        headers: getHeaders(input, headers),
        timeout: row.multipart ? limits.uploadTime : timeoutMs,
        signal: input.signal,
        onSent: input.onSent,
      });
    } catch (error) {
      // The caller has aborted, which is no failure of the network.
      if (input.signal?.aborted) throw input.signal.reason;
      throw networkError(error);
    }
    if (response.status === 204) return undefined;
    if (response.status >= 200 && response.status < 300) return response.body;
    throw getApiError(response.status, response.body);
  };
}

/** axios is several times larger than all of this, so it is loaded with the first upload whose progress is shown. */
const networkFor: Network = async (request) => {
  if (!request.onSent) return fetchNetwork(request);
  const { uploadNetwork } = await import('./upload-network.ts');
  return uploadNetwork(request);
};

function getHeaders(input: LooseInput, headers: Record<string, string>): Record<string, string> {
  const all = { [names.acceptLanguage]: requestLanguage, ...headers };
  return input.responseKey ? { ...all, [names.captcha]: input.responseKey } : all;
}
