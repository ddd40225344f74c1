import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { uploadNetwork } from './upload-network.ts';

let server: Server | undefined;

/** Starts an API at another origin that responds to an upload with the body that it received. */
async function listen(status: number): Promise<string> {
  const allowed = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'DeviceId',
  };
  const running = createServer(async (request, response) => {
    const [type] = (request.headers['content-type'] ?? '').split(';');
    const read = { type, deviceId: request.headers.deviceid, body: await text(request) };
    // The browser first asks the other origin whether it accepts the header.
    response.writeHead(request.method === 'OPTIONS' ? 200 : status, allowed);
    response.end(JSON.stringify(read));
  });
  server = running;
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(running.address() as AddressInfo).port}/photo`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

function photo(): FormData {
  const form = new FormData();
  form.append('file', new File(['four'], 'me.jpg', { type: 'image/jpeg' }));
  return form;
}

test.each([200, 429])(
  'a form is sent, its progress reported, and the response %i returned',
  async (status) => {
    const url = await listen(status);
    const shares: number[] = [];

    const response = await uploadNetwork({
      method: 'POST',
      url,
      headers: { DeviceId: 'device-1' },
      body: photo(),
      timeout: 20_000,
      onSent: (share) => shares.push(share),
    });

    expect(response).toMatchObject({ status, body: { type: 'multipart/form-data' } });
    expect(response.body).toMatchObject({ deviceId: 'device-1', body: expect.stringContaining('me.jpg') });
    // jsdom does not know the form's length; a journey checks a real browser's progress.
    expect(shares.length).toBeGreaterThan(0);
  },
);

test('a caller who aborts ends the upload', async () => {
  const url = await listen(200);
  const controller = new AbortController();

  const sending = uploadNetwork({
    method: 'POST',
    url,
    headers: {},
    body: photo(),
    timeout: 20_000,
    signal: controller.signal,
  });
  controller.abort();

  await expect(sending).rejects.toThrow('canceled');
});
