import { isPermitted, type Permission } from '@summit/contract/session/organisers';
import { useOrganiser } from './organiser-store.ts';

/** Whether the organiser may do something. It only hides what the server would refuse. */
export function usePermitted(): (permission: Permission) => boolean {
  const roles = useOrganiser(({ session }) => session?.roles);
  return (permission) => isPermitted(roles ?? [], permission);
}
