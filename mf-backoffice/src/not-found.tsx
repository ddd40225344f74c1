import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { backofficePath } from './menu-groups.ts';
import { Empty } from './shared/parts/empty.tsx';
import { Screen } from './shared/parts/screen.tsx';

/** An address without a screen, or with one that the organiser may not open. */
export function NotFound() {
  return (
    <Screen title="There is nothing here">
      <Empty title="This address has no screen for you">
        It may be mistyped, or for organisers with another role.{' '}
        <Button component={Link} to={backofficePath}>
          Back to Today
        </Button>
      </Empty>
    </Screen>
  );
}
