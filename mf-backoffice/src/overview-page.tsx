import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { resourceFact } from '@summit/contract/organising/resources';
import { backofficePath, menuGroups } from './menu-groups.ts';
import { Screen } from './shared/parts/screen.tsx';
import { resourceLead, resourceTitle } from './shared/resource-title.ts';
import { useOrganiser } from './shared/session/organiser-store.ts';
import { usePermitted } from './shared/session/permitted.ts';

/** Where an organiser arrives: everything they look after, each with what it is. */
export default function OverviewPage() {
  const isPermitted = usePermitted();
  const name = useOrganiser(({ session }) => session?.name) ?? '';
  const groups = menuGroups
    .map(({ title, resources }) => ({
      title,
      resources: resources.filter((id) => isPermitted(resourceFact(id).change)),
    }))
    .filter(({ resources }) => resources.length > 0);
  return (
    <Screen
      title={`Hello, ${name}`}
      lead="This is what you look after. A change is shown to you before it is made, and is on the site within five seconds."
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { md: 'repeat(auto-fill, minmax(320px, 1fr))' },
        }}
      >
        {groups.map(({ title, resources }) => (
          <Box component="section" key={title} sx={{ borderTop: 2, borderColor: 'text.primary', pt: 2 }}>
            <Typography variant="h2" sx={{ mb: 1 }}>
              {title}
            </Typography>
            {resources.map((id) => (
              <Box key={id} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
                <Link
                  component={RouterLink}
                  to={`${backofficePath}/${id}`}
                  sx={{ fontWeight: 650, display: 'inline-block', minHeight: 28 }}
                >
                  {resourceTitle(id)}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  {resourceLead(id)}
                </Typography>
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Screen>
  );
}
