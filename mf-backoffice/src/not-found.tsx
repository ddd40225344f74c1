import { Button } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { resourceFact, resourceIds } from '@summit/contract/organising/resources';
import type { Permission } from '@summit/contract/session/organisers';
import { backofficePath } from './menu-groups.ts';
import { screens } from './screens.ts';
import { Empty } from './shared/parts/empty.tsx';
import { NotForRole } from './shared/parts/not-for-role.tsx';
import { Screen } from './shared/parts/screen.tsx';
import { resourceTitle } from './shared/resource-title.ts';

/** Shown for an address without a screen, or with one that the organiser's role may not open. */
export function NotFound() {
  const known = findScreen(useLocation().pathname);
  if (known) {
    return (
      <Screen title={known.title}>
        <NotForRole permission={known.permission} />
      </Screen>
    );
  }
  return (
    <Screen title="Page not found">
      <Empty title="There is nothing at this address">
        It may be mistyped.{' '}
        <Button component={Link} to={backofficePath}>
          Back to Today
        </Button>
      </Empty>
    </Screen>
  );
}

/** The screen that an address is of, for any role. */
function findScreen(pathname: string): { title: string; permission: Permission } | undefined {
  const [name = ''] = pathname.slice(backofficePath.length + 1).split('/');
  const own = screens.find(({ path }) => path === name);
  if (own) return own;
  const resource = resourceIds.find((id) => id === name);
  return resource && { title: resourceTitle(resource), permission: resourceFact(resource).read };
}
