import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useState } from 'react';
import * as pictureCalls from '@summit/contract/calls/organise-pictures';
import { useAddressOf } from '@summit/shared-auth';
import { smallerPicture } from '@summit/shared-site/data/smaller-picture';
import { failureText } from '../../../shared/parts/failure.tsx';
import { FileButton } from '../../../shared/parts/file-button.tsx';
import { useOrganiserCall } from '../../../shared/session/organiser-call.ts';
import { usePermitted } from '../../../shared/session/permitted.ts';
import { helpOf, type InputProps } from './input-props.ts';

/** The input of a picture: the present one, and for organisers who may add pictures an upload from this device. */
export function PictureInput(props: InputProps) {
  const { field, input, isLocked, message } = props;
  const call = useOrganiserCall();
  const addressOf = useAddressOf();
  const mayAdd = usePermitted()('pictures.add');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { ref, value, onChange } = input;
  const address = typeof value === 'string' ? value : '';
  const add = async (file: File | undefined) => {
    if (!file) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      const sent = await smallerPicture(file);
      sent.picture?.close();
      onChange((await call(pictureCalls.addPicture, { body: { file: sent.file } })).url);
    } catch (refusal) {
      setProblem(failureText(refusal));
    }
    setIsBusy(false);
  };
  const said = problem ?? message;
  return (
    <Box role="group" aria-label={field.label}>
      <Typography color="textSecondary" variant="body2">
        {field.label}
      </Typography>
      {address && (
        <Box
          component="img"
          src={addressOf(address)}
          alt={`${field.label}, as it is`}
          sx={{ maxWidth: 240, maxHeight: 160, my: 1, border: 1, borderColor: 'divider' }}
        />
      )}
      {!isLocked && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          {mayAdd && (
            <FileButton
              ref={ref}
              label={`${field.label}: choose a picture`}
              accept="image/*"
              isBusy={isBusy}
              onChoose={(file) => void add(file)}
            >
              {address ? 'Choose another picture' : 'Choose a picture'}
            </FileButton>
          )}
          {address && !field.isRequired && <Button onClick={() => onChange('')}>Remove picture</Button>}
        </Box>
      )}
      <FormHelperText error={said !== undefined}>{said ?? helpOf(props)}</FormHelperText>
    </Box>
  );
}
