import { Alert, Stack } from '@mui/material';
import { useEffect } from 'react';
import * as calls from '@summit/contract/calls/organise-releases';
import { useRead, useReadAgain } from '../shared/data/read.ts';
import { Empty } from '../shared/parts/empty.tsx';
import { Loaded } from '../shared/parts/loaded.tsx';
import { Screen } from '../shared/parts/screen.tsx';
import type { Releases } from './release-words.ts';
import { RemoteReleases } from './remote-releases.tsx';

/** While the site's servers take a change over, they are polled so often. */
const pollMs = 2000;

/** Which release of each remote visitors have, and what becomes of the next one. */
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
      lead="The site is made of parts, each with a team and releases of its own. A team hands a release over as a candidate: look at it by its preview, give it to some visitors, make it live, and take it back if it fails."
    >
      <Loaded of={read}>
        {({ revision, remotes, servers }) => (
          <Stack spacing={5}>
            <ServersNote servers={servers} />
            {remotes.length === 0 && (
              <Empty title="Nothing was released yet">
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

/** How far the site's servers are; nothing where all of them show what is live. */
function ServersNote({ servers }: Pick<Releases, 'servers'>) {
  const { all, responding, showing } = servers;
  return (
    <div role="status">
      {isOnItsWay(servers) && (
        <Alert role="none" severity="info" variant="outlined">
          {showing} of {responding} site servers show the latest change. The others follow within seconds;
          where one does not, its log says why.
        </Alert>
      )}
      {responding < all && (
        <Alert role="none" severity="warning" variant="outlined">
          {responding === 0
            ? 'No site server responds to the release desk, so nothing is known of how releases fare. A change counts as soon as they run.'
            : `${all - responding} of ${all} site servers do not respond. They show the latest change once they run.`}
        </Alert>
      )}
    </div>
  );
}
