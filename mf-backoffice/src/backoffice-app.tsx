import { useTheme } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { Admin, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { resourceFact, type ResourceId, resourceIds } from '@summit/contract/organising/resources';
import { isPermitted } from '@summit/contract/session/organisers';
import { BackofficeLayout } from './backoffice-layout.tsx';
import { EntryCreate, EntryEdit, EntryList, Today } from './lazy-pages.ts';
import { Leaving } from './leaving.tsx';
import { LogInAgain } from './login/log-in-again.tsx';
import { WhoItIs } from './login/who-it-is.tsx';
import { LookedAfter } from './looked-after.tsx';
import { backofficePath } from './menu-groups.ts';
import { NotFound } from './not-found.tsx';
import { createDataProvider } from './resources/data-provider.ts';
import { hasOwnScreen, screens } from './screens.ts';
import { useFollowFocus } from './shared/parts/focus-after-dialog.ts';
import { createAuthProvider } from './shared/session/auth-provider.ts';
import { useOrganiserCall } from './shared/session/organiser-call.ts';
import { useOrganiser } from './shared/session/organiser-store.ts';
import { usePermitted } from './shared/session/permitted.ts';

/** React-admin passes its dashboard props that this screen does not use; it gets the existing screens instead. */
function Dashboard() {
  const isPermitted = usePermitted();
  const own = screens.filter(({ permission }) => isPermitted(permission)).map(({ path }) => path);
  const resources = resourceIds.filter((id) => isPermitted(resourceFact(id).read));
  return (
    <Today openable={[...own, ...resources]}>
      <LookedAfter />
    </Today>
  );
}

/** The organisers' application, with the screens that the organiser may open. */
export function BackofficeApp() {
  useFollowFocus();
  // Ends with the login: filters and searched names of one organiser are not the next one's.
  const [store] = useState(() => memoryStore());
  const theme = useTheme();
  const call = useOrganiserCall();
  const roles = useOrganiser(({ session }) => session?.roles) ?? [];
  const dataProvider = useMemo(() => createDataProvider(call), [call]);
  const authProvider = useMemo(() => createAuthProvider(call), [call]);
  const mayAdd = (id: ResourceId) => {
    const { change, addsNone } = resourceFact(id);
    return !addsNone && isPermitted(roles, change);
  };
  const permitted = screens.filter(({ permission }) => isPermitted(roles, permission));
  const readable = resourceIds.filter((id) => !hasOwnScreen(id) && isPermitted(roles, resourceFact(id).read));
  return (
    <>
      <Admin
        basename={backofficePath}
        disableTelemetry
        requireAuth
        authProvider={authProvider}
        dataProvider={dataProvider}
        catchAll={NotFound}
        dashboard={Dashboard}
        layout={BackofficeLayout}
        loginPage={false}
        store={store}
        theme={theme}
        darkTheme={null}
        title="Backoffice"
      >
        {readable.map((id) => (
          <Resource
            key={id}
            name={id}
            list={EntryList}
            edit={EntryEdit}
            {...(mayAdd(id) && { create: EntryCreate })}
          />
        ))}
        <CustomRoutes>
          {permitted.map(({ path, component: Screen }) => (
            <Route key={path} path={`/${path}/*`} element={<Screen />} />
          ))}
        </CustomRoutes>
      </Admin>
      <Leaving />
      <WhoItIs />
      <LogInAgain />
    </>
  );
}
