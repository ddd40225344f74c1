import type { AuthProvider } from 'react-admin';
import * as organiserCalls from '@summit/contract/calls/organisers';
import { resourceFact, type ResourceId, resourceIds } from '@summit/contract/organising/resources';
import { isPermitted } from '@summit/contract/session/organisers';
import type { CallFunction } from '@summit/shared-auth';
import { endSession, useOrganiser } from './organiser-store.ts';

/**
 * React-admin's view of the session. It never redirects to a login: a session that has ended is renewed on top
 * of the open screen, so that nothing typed is lost.
 */
export function createAuthProvider(call: CallFunction): AuthProvider {
  const current = () => useOrganiser.getState().session;
  return {
    login: () => Promise.resolve(),
    async logout() {
      if (current()) await call(organiserCalls.organiserLogout).catch(() => undefined);
      endSession();
      return false;
    },
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    async getIdentity() {
      const name = current()?.name ?? '';
      return { id: name, fullName: name };
    },
    async canAccess({ resource, action }) {
      if (!isResource(resource)) return true;
      const { read, change } = resourceFact(resource);
      const isReading = ['list', 'show', 'export', 'read'].includes(action);
      // An organiser who may read an entry opens it; the form has no button for those who may not change it.
      return isPermitted(current()?.roles ?? [], isReading || action === 'edit' ? read : change);
    },
  };
}

function isResource(name: string): name is ResourceId {
  return (resourceIds as readonly string[]).includes(name);
}
