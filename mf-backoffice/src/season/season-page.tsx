import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { NavLink, Route, Routes } from 'react-router-dom';
import type { Permission } from '@summit/contract/session/organisers';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { NotForRole } from '../shared/parts/not-for-role.tsx';
import { Screen } from '../shared/parts/screen.tsx';
import { usePermitted } from '../shared/session/permitted.ts';
import { CountPart } from './count/count-part.tsx';
import { DecisionsPart } from './decisions/decisions-part.tsx';
import { NominationsPart } from './nominees/nominations-part.tsx';
import { PlanPart } from './plan/plan-part.tsx';

interface SeasonPart {
  path: string;
  title: string;
  permission: Permission;
  part: () => ReactNode;
}

const parts: readonly SeasonPart[] = [
  { path: '', title: 'Plan', permission: 'awards.read', part: PlanPart },
  {
    path: 'nominations',
    title: 'Nominations',
    permission: 'awards.nominations',
    part: NominationsPart,
  },
  { path: 'decisions', title: 'Two-person decisions', permission: 'awards.confirm', part: DecisionsPart },
  { path: 'count', title: 'Count and results', permission: 'awards.unseal', part: CountPart },
];

/** A season of the awards, from its plan to its results. */
export default function SeasonPage() {
  const isPermitted = usePermitted();
  const open = parts.filter(({ permission }) => isPermitted(permission));
  const ofOthers = parts.filter(({ permission }) => !isPermitted(permission));
  return (
    <Screen
      title="Season"
      lead="Both tracks of the awards: what is open when, the nominees, and the results. Times are those of the venue."
    >
      {open.length > 1 && <PartLinks parts={open} />}
      <Routes>
        {open.map(({ path, part: Part }) => (
          <Route key={path} path={path} element={<Part />} />
        ))}
        {ofOthers.map(({ path, permission }) => (
          <Route key={path} path={path} element={<NotForRole permission={permission} />} />
        ))}
      </Routes>
    </Screen>
  );
}

function PartLinks({ parts: open }: { parts: readonly SeasonPart[] }) {
  return (
    <Box
      component="nav"
      aria-label="Season"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      {open.map(({ path, title }) => (
        <Box
          key={path}
          component={NavLink}
          to={[href(pages.backoffice), 'season', path].filter(Boolean).join('/')}
          end
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            color: 'text.primary',
            textDecoration: 'none',
            borderBottom: '3px solid transparent',
            '&:hover': { borderBottomColor: 'divider' },
            '&:focus-visible': { outline: '3px solid', outlineColor: 'info.main', outlineOffset: 2 },
            '&.active': { borderBottomColor: 'info.main', fontWeight: 650 },
          }}
        >
          {title}
        </Box>
      ))}
    </Box>
  );
}
