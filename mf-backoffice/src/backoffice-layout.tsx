import MenuIcon from '@mui/icons-material/Menu';
import { Box, Button, Drawer, IconButton, Typography, useMediaQuery, useTheme } from '@mui/material';
import { type ReactNode, Suspense, useState } from 'react';
import { useLogout } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { siteName } from '@summit/contract/site/site-facts';
import { Spinner } from '@summit/shared-ui/feedback/spinner';
import { BackofficeMenu } from './backoffice-menu.tsx';
import { screenPath } from './shared/screen-path.ts';
import { useOrganiser } from './shared/session/organiser-store.ts';
import { usePlainAddress } from './shared/session/use-plain-address.ts';
import { leaveUnsentWork } from './shared/unsent/unsent-work.ts';

const menuWidth = 248;

/** The menu beside the open screen; on a phone it is behind a button. */
export function BackofficeLayout({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  return (
    <Box sx={{ display: { md: 'grid' }, gridTemplateColumns: { md: `${menuWidth}px minmax(0, 1fr)` } }}>
      {isWide ? <SideMenu /> : <MenuBar />}
      <Box sx={{ minWidth: 0, maxWidth: 1440, p: { xs: 2, md: 4 }, pb: { xs: 10, md: 8 } }}>
        <Suspense fallback={<Spinner />}>{children}</Suspense>
      </Box>
    </Box>
  );
}

function SideMenu() {
  return (
    <Box
      data-tone="ink"
      sx={{
        position: 'sticky',
        top: 0,
        height: '100dvh',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Brand />
      <BackofficeMenu />
      <Who />
    </Box>
  );
}

function MenuBar() {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return (
    <Box
      data-tone="ink"
      sx={{
        display: 'flex',
        alignItems: 'center',
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        pl: 1,
        minHeight: 56,
      }}
    >
      <IconButton aria-label="Menu" sx={{ color: 'inherit' }} onClick={() => setOpenedAt(pathname)}>
        <MenuIcon />
      </IconButton>
      <Brand />
      <Drawer
        open={openedAt === pathname}
        onClose={() => setOpenedAt(null)}
        slotProps={{
          paper: {
            'data-tone': 'ink',
            'aria-label': 'Menu',
            sx: { width: 300, bgcolor: 'var(--paper)', color: 'var(--ink)' },
          } as object,
        }}
      >
        <Brand />
        <BackofficeMenu />
        <Who />
      </Drawer>
    </Box>
  );
}

function Brand() {
  return (
    <Typography
      component="p"
      sx={{ fontWeight: 780, fontSize: '1.125rem', letterSpacing: '-0.01em', px: 2.5, py: 2 }}
    >
      {siteName}{' '}
      <Box component="span" sx={{ color: 'var(--ink-soft)', fontWeight: 500 }}>
        Backoffice
      </Box>
    </Typography>
  );
}

const quiet = { color: 'var(--ink)', px: 0, minWidth: 0, textDecoration: 'underline' };

function Who() {
  const logout = useLogout();
  const clearAddress = usePlainAddress();
  const name = useOrganiser(({ session }) => session?.name);

  async function logOut() {
    await logout({}, false, false);
    clearAddress();
  }

  return (
    <Box sx={{ mt: 'auto', px: 2.5, py: 1.5, borderTop: '1px solid var(--hairline)' }}>
      <Typography variant="body2">{name}</Typography>
      <Box sx={{ display: 'flex', gap: 2.5 }}>
        <Button component={RouterLink} to={screenPath('account')} size="small" sx={quiet}>
          Your account
        </Button>
        <Button size="small" sx={quiet} onClick={() => leaveUnsentWork(() => void logOut())}>
          Log out
        </Button>
      </Box>
    </Box>
  );
}
