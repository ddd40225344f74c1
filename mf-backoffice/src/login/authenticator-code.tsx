import { Box, Button, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useGo } from '@summit/shared-ui/navigation/navigation';

interface AuthenticatorCodeProps {
  otpAddress: string;
  otpSecret: string;
}

/** The secret of an authenticator, as a code to scan and as text to type. It is shown only once. */
export function AuthenticatorCode({ otpAddress, otpSecret }: AuthenticatorCodeProps) {
  const go = useGo();
  const path = useMemo(() => {
    const { data } = encode(otpAddress, { border: 2 });
    const squares = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
    );
    return { size: data.length, squares: squares.join('') };
  }, [otpAddress]);
  return (
    <Stack spacing={2.5}>
      <Typography>Scan this with your authenticator. It is shown only once.</Typography>
      <Box
        component="svg"
        role="img"
        aria-label="Code for your authenticator"
        viewBox={`0 0 ${path.size} ${path.size}`}
        sx={{ width: 240, maxWidth: '100%', bgcolor: '#fff', shapeRendering: 'crispEdges' }}
      >
        <path d={path.squares} fill="#000" />
      </Box>
      <Typography>
        Or enter this key:{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '1rem' }}>
          {otpSecret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </Box>
      </Typography>
      <Button variant="contained" size="large" onClick={() => go(href(pages.backoffice), { replace: true })}>
        Continue to log in
      </Button>
    </Stack>
  );
}
