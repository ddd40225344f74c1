import { Box, Typography } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { resourceFact, resourceIds } from '@summit/contract/organising/resources';
import { backofficePath, menuGroups } from './menu-groups.ts';
import { hasOwnScreen, screens } from './screens.ts';
import { resourceTitle } from './shared/resource-title.ts';
import { usePermitted } from './shared/session/permitted.ts';

interface MenuEntry {
  to: string;
  title: string;
}

/** The menu: the screens that the organiser may open, in groups. */
export function BackofficeMenu() {
  const isPermitted = usePermitted();
  const grouped = new Set(menuGroups.flatMap(({ resources }) => resources));
  const others = resourceIds.filter((id) => !grouped.has(id));
  const groups = [...menuGroups, { title: 'Other', resources: others }].map(({ title, resources }) => ({
    title,
    entries: resources
      .filter((id) => !hasOwnScreen(id) && isPermitted(resourceFact(id).read))
      .map((id) => ({ to: `${backofficePath}/${id}`, title: resourceTitle(id) })),
  }));
  const own = screens
    .filter(({ permission, isOwn }) => !isOwn && isPermitted(permission))
    .map(({ path, title }) => ({ to: `${backofficePath}/${path}`, title }));
  return (
    <Box component="nav" aria-label="Backoffice" sx={{ pb: 3, minHeight: 0, overflowY: 'auto' }}>
      <Entries entries={[{ to: backofficePath, title: 'Today' }, ...own]} />
      {groups.map(
        ({ title, entries }) =>
          entries.length > 0 && (
            <Box key={title} sx={{ mt: 2 }}>
              <Typography
                component="h2"
                sx={{
                  px: 2.5,
                  fontSize: '0.75rem',
                  fontWeight: 650,
                  color: 'var(--ink-soft)',
                  letterSpacing: 0,
                }}
              >
                {title}
              </Typography>
              <Entries entries={entries} />
            </Box>
          ),
      )}
    </Box>
  );
}

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {entries.map(({ to, title }) => (
        <li key={to}>
          <Box
            component={NavLink}
            to={to}
            end={to === backofficePath}
            sx={{
              display: 'flex',
              alignItems: 'center',
              minHeight: { xs: 44, md: 34 },
              px: 2.5,
              fontSize: '0.9375rem',
              color: 'var(--ink)',
              textDecoration: 'none',
              borderLeft: '3px solid transparent',
              '&:hover': { bgcolor: 'var(--wash)' },
              '&:focus-visible': { outline: '3px solid var(--accent)', outlineOffset: -3 },
              '&.active': { borderLeftColor: 'var(--accent)', bgcolor: 'var(--wash)', fontWeight: 650 },
            }}
          >
            {title}
          </Box>
        </li>
      ))}
    </Box>
  );
}
