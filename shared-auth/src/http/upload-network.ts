import axios from 'axios';
import { type Network, parsed } from './network.ts';

/** Sends a request with XMLHttpRequest, which reports how much has been sent; fetch does not. */
export const uploadNetwork: Network = async ({ body, onSent, ...request }) => {
  const response = await axios.request<string>({
    ...request,
    data: body,
    adapter: 'xhr',
    responseType: 'text',
    transformResponse: (text: string) => text,
    // No status throws, because the transport handles statuses.
    validateStatus: () => true,
    onUploadProgress: ({ progress }) => onSent?.(progress ?? 0),
  });
  return { status: response.status, body: parsed(response.data) };
};
