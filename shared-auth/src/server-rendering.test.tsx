import { Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server.browser';
import * as settingsCalls from '@summit/contract/calls/settings';
import { fetchedServerData, useServerData, useSession } from './shared-auth.ts';
import { createTestSession, respond } from './testing.tsx';

function Title() {
  const phase = useSession((state) => state.phase);
  const { title } = useServerData(settingsCalls.virtualSettings);
  return <p>{`${title}, ${phase}`}</p>;
}

test('the server waits for the data, is anonymous, and can pass the data on', async () => {
  const { Wrapper, queryClient } = createTestSession({
    session: 'unknown',
    responses: [
      respond(settingsCalls.virtualSettings, {
        isEnabled: true,
        title: 'Online too',
        streamUrl: null,
        opensAt: null,
      }),
    ],
  });

  const stream = await renderToReadableStream(
    <Wrapper>
      <Suspense fallback="later">
        <Title />
      </Suspense>
    </Wrapper>,
  );
  await stream.allReady;
  const html = await new Response(stream).text();

  expect(html).toContain('Online too, unknown');
  expect(fetchedServerData(queryClient)).toMatchObject([[expect.any(Array), { title: 'Online too' }]]);
});
