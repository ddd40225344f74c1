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

/** An address without a screen, or with one that is for organisers with another role. */
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
    <Screen title="There is nothing here">
      <Empty title="This address has no screen">
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
