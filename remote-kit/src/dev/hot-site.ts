import * as runtime from 'react-refresh/runtime';
import { type DevelopmentEvent, eventsPath } from './development-event.ts';
import { type HotModule, settleModule } from './refresh-boundary.ts';

// The first module of the shell in development: React looks for this hook when it starts.
runtime.injectIntoGlobalHook(globalThis as unknown as Window);

const refreshSoonMs = 20;
let refreshTimer: ReturnType<typeof setTimeout> | undefined;

/** Modules arrive one after the other: the page is rendered again once, with all of them. */
function refreshSoon(): void {
  clearTimeout(refreshTimer);
  refreshTimer = setTimeout(() => runtime.performReactRefresh(), refreshSoonMs);
}

globalThis.summitRefresh = {
  register: (type, id) => runtime.register(type, id),
  signature: () => runtime.createSignatureFunctionForTransform(),
  settle: (id, exports, hot?: HotModule) => settleModule(runtime, refreshSoon, [id, exports, hot]),
  onEvent: (follow) => void followers.add(follow),
};

const followers = new Set<(event: DevelopmentEvent) => void>();
const events = new EventSource(eventsPath);
events.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const event = JSON.parse(data) as DevelopmentEvent;
  if (event.kind === 'reload') window.location.reload();
  if (event.kind === 'failed') console.error(`${event.app} does not build:\n${event.problem}`);
  for (const follow of followers) follow(event);
});
