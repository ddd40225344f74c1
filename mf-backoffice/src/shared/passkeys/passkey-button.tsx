import KeyIcon from '@mui/icons-material/Key';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Failure } from '../parts/failure.tsx';

interface PasskeyButtonProps {
  children: string;
  /** The requests to the browser and the server. */
  onUse: () => Promise<void>;
}

/** Requests a passkey. An error is shown below it, and it can be pressed again. */
export function PasskeyButton({ children, onUse }: PasskeyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const press = async () => {
    setIsBusy(true);
    setError(null);
    try {
      await onUse();
    } catch (refusal) {
      setError(refusal);
    }
    setIsBusy(false);
  };
  return (
    <Box>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        startIcon={<KeyIcon />}
        loading={isBusy}
        onClick={() => void press()}
      >
        {children}
      </Button>
      {error !== null && <Failure error={error} />}
    </Box>
  );
}
