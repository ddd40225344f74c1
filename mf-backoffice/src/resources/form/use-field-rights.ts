import { permissionToChange, type ResourceId } from '@summit/contract/organising/resources';
import { usePermitted } from '../../shared/session/permitted.ts';
import type { ResourceField } from '../entry-types.ts';

/** Whether a field is read-only: nobody sets it, it is fixed after creation, or the organiser may not change it. */
export function useFieldRights(resource: ResourceId, isNew: boolean): (field: ResourceField) => boolean {
  const isPermitted = usePermitted();
  return ({ name, isReadOnly, isFixed }) =>
    isReadOnly || (isFixed && !isNew) || !isPermitted(permissionToChange(resource, name));
}
