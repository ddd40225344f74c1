import { defineCall } from '../requests/call.ts';
import { query } from '../requests/list-query.ts';
import * as shapes from '../shapes/organise/releases.ts';
import { dryRun } from '../shapes/organise/resources.ts';

// The releases of the site's remotes. The API stores nothing of them: it forwards these calls to the release desk.

export const releases = defineCall({
  method: 'GET',
  path: '/backoffice/releases',
  access: 'organiser',
  permission: 'releases.read',
  summary: 'Of each remote what is live, on trial and waiting, how it fares, and its history.',
  response: shapes.releases,
  errors: ['release-0001'],
});

export const releasePreview = defineCall({
  method: 'GET',
  path: '/backoffice/releases/:remote/candidates/:buildId/preview',
  access: 'organiser',
  permission: 'releases.read',
  summary: 'A link that shows a candidate in the browser that opens it, for a day.',
  params: shapes.inCandidate,
  response: shapes.preview,
  errors: ['cqrs-0009', 'release-0001'],
});

export const changeRelease = defineCall({
  method: 'POST',
  path: '/backoffice/releases/:remote/changes',
  access: 'organiser',
  permission: 'releases.change',
  recent: true,
  summary:
    'Gives a candidate to a share of the devices or to all, takes it back, or brings the release before back. A dry run says what changes and why it would be refused.',
  params: shapes.inRemote,
  query: query({ dryRun }),
  body: shapes.wantedChange,
  response: shapes.releaseChange,
  errors: ['organiser-0005', 'cqrs-0009', 'resource-0001', 'release-0001', 'release-0002', 'release-0003'],
});
