import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { type Permission, permissions } from '@summit/contract/session/organisers';
import { screenPath } from '../screen-path.ts';
import { namesOf } from '../session/role-names.ts';
import { Empty } from './empty.tsx';

/** Replaces content that the organiser's role may not open: names the roles that may, and whom to ask. */
export function NotForRole({ permission }: { permission: Permission }) {
  return (
    <Empty title="You do not have access">
      These roles have access: {namesOf(permissions[permission])}. If you need it for your work, ask an owner
      of the event.{' '}
      <Button component={Link} to={screenPath()}>
        Back to Today
      </Button>
    </Empty>
  );
}
