import { resourceFact, type ResourceId } from '@summit/contract/organising/resources';
import { isPermitted } from '@summit/contract/session/organisers';
import type { SignedInOrganiser } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';

/** Requires the permission to read a resource. @throws oauth.advanced-0007 */
export function requireRead({ roles }: SignedInOrganiser, id: ResourceId): void {
  if (!isPermitted(roles, resourceFact(id).read)) throw new Failure('oauth.advanced-0007');
}

/** Requires the permission to change any field of a resource; each field is checked later. @throws oauth.advanced-0007 */
export function requireAnyChange({ roles }: SignedInOrganiser, id: ResourceId): void {
  const { change, fields = {} } = resourceFact(id);
  const permitted = [change, ...Object.values(fields)].some((permission) => isPermitted(roles, permission));
  if (!permitted) throw new Failure('oauth.advanced-0007');
}
