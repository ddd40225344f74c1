import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { resourceFact } from '@summit/contract/organising/resources';
import { menuGroups } from './menu-groups.ts';
import { resourceLead, resourceTitle } from './shared/resource-title.ts';
import { screenPath } from './shared/screen-path.ts';
import { usePermitted } from './shared/session/permitted.ts';

/** All resources that the organiser manages, each with its description. */
export function LookedAfter() {
  const isPermitted = usePermitted();
  const groups = menuGroups
    .map(({ title, resources }) => ({
      title,
      resources: resources.filter((id) => isPermitted(resourceFact(id).change)),
    }))
    .filter(({ resources }) => resources.length > 0);
  if (groups.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="looked-after">
      <Typography variant="h2" id="looked-after">
        What you manage
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '66ch' }}>
        You review each change before it is made. It is on the site within five seconds.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(280px, 1fr))' },
        }}
      >
        {groups.map(({ title, resources }) => (
          <Box component="section" key={title} sx={{ borderTop: 2, borderColor: 'text.primary', pt: 1.5 }}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {title}
            </Typography>
            {resources.map((id) => (
              <Box key={id} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
                <Link
                  component={RouterLink}
                  to={screenPath(id)}
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
    </Box>
  );
}
