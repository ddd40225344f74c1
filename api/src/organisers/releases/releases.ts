import * as calls from '@summit/contract/calls/organise-releases';
import { type Capability, serve } from '../../platform/serve.ts';
import { changeRelease } from './change-release.ts';
import { ReleaseDesk } from './release-desk.ts';

/** The calls for releases. The registry records what is live; the release desk reads and changes it. */
export const releases: Capability = (app, platform) => {
  const desk = new ReleaseDesk(platform.config.releaseDesk);

  serve(app, calls, {
    releases: () => desk.getReleases(),
    releasePreview: ({ params }) => desk.getPreview(params.remote, params.buildId),
    changeRelease: ({ organiser, params, query, body }) =>
      changeRelease(platform, desk, organiser, { ...body, remote: params.remote }, query.dryRun === 'true'),
  });
};
