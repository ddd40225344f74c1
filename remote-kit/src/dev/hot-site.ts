import * as refresh from 'react-refresh/runtime';
import { type DevelopmentEvent, eventsPath } from './development-event.ts';

// The first module of the shell in development. It listens for events of builds.
const followers = new Set<(event: DevelopmentEvent) => void>();

globalThis.summitDevelopment = {
  refresh,
  onEvent: (follow) => void followers.add(follow),
};

const events = new EventSource(eventsPath);
events.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const event = JSON.parse(data) as DevelopmentEvent;
  if (event.kind === 'reload') window.location.reload();
  if (event.kind === 'failed') console.error(`${event.app} does not build:\n${event.problem}`);
  for (const follow of followers) follow(event);
});
