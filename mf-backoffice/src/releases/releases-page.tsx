import { Alert, Stack } from '@mui/material';
import { useEffect } from 'react';
import * as calls from '@summit/contract/calls/organise-releases';
import { useRead, useReadAgain } from '../shared/data/read.ts';
import { Empty } from '../shared/parts/empty.tsx';
import { Loaded } from '../shared/parts/loaded.tsx';
import { Screen } from '../shared/parts/screen.tsx';
import type { Releases } from './release-words.ts';
import { RemoteReleases } from './remote-releases.tsx';

/** The polling interval while the site servers apply a change. */
const pollMs = 2000;

/** The releases of each remote: which is live, and what happens to the next one. */
export default function ReleasesPage() {
  const read = useRead(calls.releases);
  const readAgain = useReadAgain();
  const isBehind = read.data !== undefined && isOnItsWay(read.data.servers);
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setInterval(() => void readAgain(calls.releases), pollMs);
    return () => clearInterval(timer);
  });
  return (
    <Screen
      title="Releases"
      lead="The site is made of parts, each with its own team and releases. A team hands over a release as a candidate: preview it, give it to some visitors, make it live, and roll it back if it fails."
    >
      <Loaded of={read}>
        {({ revision, remotes, servers }) => (
          <Stack spacing={5}>
            <ServersNote servers={servers} />
            {remotes.length === 0 && (
              <Empty title="No releases yet">
                Once a team has released its part of the site, it is listed here.
              </Empty>
            )}
            {remotes.map((remote) => (
              <RemoteReleases
                key={remote.name}
                remote={remote}
                revision={revision}
                isHealthKnown={servers.responding > 0}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

function isOnItsWay({ responding, showing }: Releases['servers']): boolean {
  return showing < responding;
}

/** How many site servers render the live releases; nothing if all do. */
function ServersNote({ servers }: Pick<Releases, 'servers'>) {
  const { all, responding, showing } = servers;
  return (
    <div role="status">
      {isOnItsWay(servers) && (
        <Alert role="none" severity="info" variant="outlined">
          {showing} of {responding} site servers show the latest change. The others follow within seconds; if
          one does not, its log says why.
        </Alert>
      )}
      {responding < all && (
        <Alert role="none" severity="warning" variant="outlined">
          {responding === 0
            ? 'No site server responds to the release desk, so the health of releases is unknown. Changes take effect as soon as they run.'
            : `Only ${responding} of ${all} site servers respond. The others show the latest change once they run.`}
        </Alert>
      )}
    </div>
  );
}
