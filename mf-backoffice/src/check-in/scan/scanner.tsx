import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { followCodes, openCamera } from './follow-codes.ts';

interface ScannerProps {
  /** Returns whether the code is checked now; one that is not is offered again. */
  onCode: (code: string) => boolean;
}

type Camera = 'off' | 'starting' | 'on' | { problem: string };

/** The camera, which reads one code after the other until it is stopped. */
export function Scanner({ onCode }: ScannerProps) {
  const [isWanted, setIsWanted] = useState(false);
  const [camera, setCamera] = useState<Camera>('off');
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  }, [onCode]);

  useEffect(() => {
    const shown = video.current;
    if (!isWanted || !shown) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const run = async () => {
      const stream = await openCamera(signal);
      shown.srcObject = stream;
      await shown.play();
      setCamera('on');
      await followCodes(shown, (code) => latest.current(code), signal);
    };
    run().catch((error: unknown) => {
      if (signal.aborted) return;
      setCamera({ problem: problemText(error) });
      setIsWanted(false);
    });
    return () => {
      stopping.abort();
      shown.srcObject = null;
    };
  }, [isWanted]);

  const stop = () => {
    setIsWanted(false);
    setCamera('off');
  };
  const start = () => {
    setCamera('starting');
    setIsWanted(true);
  };
  return (
    <Box component="section" aria-label="Camera" sx={{ my: 2 }}>
      <Box
        component="video"
        ref={video}
        muted
        playsInline
        aria-label="What the camera sees"
        sx={{
          display: isWanted ? 'block' : 'none',
          width: '100%',
          maxWidth: 480,
          aspectRatio: '4 / 3',
          objectFit: 'cover',
          bgcolor: 'common.black',
        }}
      />
      {typeof camera === 'object' && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
          {camera.problem}
        </Alert>
      )}
      {camera === 'starting' && <Typography role="status">The camera is starting.</Typography>}
      <Button
        variant={isWanted ? 'text' : 'contained'}
        size="large"
        fullWidth
        onClick={isWanted ? stop : start}
      >
        {isWanted ? 'Stop the camera' : 'Scan with the camera'}
      </Button>
    </Box>
  );
}

function problemText(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') {
    return 'This page may not use the camera. Allow it in the browser settings, or enter the ticket number.';
  }
  if (name === 'NotFoundError') return 'This device has no camera. Enter the ticket number instead.';
  return 'The camera cannot be used. Enter the ticket number instead.';
}
