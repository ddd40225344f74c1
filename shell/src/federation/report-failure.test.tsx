import { ApiError } from '@summit/shared-auth';
import { RemoteLoadError } from './remote-loader.ts';
import { reportFailure } from './report-failure.ts';

const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  Object.assign(navigator, {
    sendBeacon: (path: string, body: string) => void sent.push([path, JSON.parse(body)]),
  });
});

// jsdom has no timings; those that a test defines are removed after it.
afterEach(() => void Reflect.deleteProperty(performance, 'getEntriesByType'));

const release = (buildId: string) => ({ name: 'awards', buildId });

test('a page that throws is reported with its release and its id, once', () => {
  reportFailure(release('a1'), new Error('broken'), 'awardsWelcome');
  reportFailure(release('a1'), new Error('broken again'), 'awardsWelcome');
  const report = { remote: 'awards', buildId: 'a1', phase: 'render', page: 'awardsWelcome' };
  expect(sent).toEqual([['/r/report', report]]);
});

test('a report has the token that was sent with the page', () => {
  const serverTiming = [{ name: 'view', description: 'of-this-view.signed' }];
  performance.getEntriesByType = () => [{ responseStart: 0, serverTiming }] as never;
  reportFailure(release('a4'), new Error('broken'), 'awardsWelcome');
  expect(sent).toMatchObject([['/r/report', { buildId: 'a4', view: 'of-this-view.signed' }]]);
});

test('files that fail to load are reported as another phase', () => {
  reportFailure(release('a2'), new RemoteLoadError('awards', new Error('404')));
  expect(sent).toEqual([['/r/report', { remote: 'awards', buildId: 'a2', phase: 'load' }]]);
});

test('failures of the API, and failures while offline, are not reported as faults of a release', () => {
  reportFailure(
    release('a3'),
    new ApiError({ status: 503, code: 'network-0001', message: '', requestId: null }),
  );
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reportFailure(release('a3'), new RemoteLoadError('awards', new Error('offline')));
  expect(sent).toEqual([]);
});
