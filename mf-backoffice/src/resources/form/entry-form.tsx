import { Alert, Box, Button, Stack } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ResourceId } from '@summit/contract/organising/resources';
import { Failure } from '../../shared/parts/failure.tsx';
import { useUnsentGuard } from '../../shared/unsent/use-unsent-guard.ts';
import type { Entry, ResourceField } from '../entry-types.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FieldInput } from './inputs/field-input.tsx';
import { useEntryForm } from './use-entry-form.ts';
import { useFieldRights } from './use-field-rights.ts';

interface EntryFormProps {
  resource: ResourceId;
  fields: readonly ResourceField[];
  /** Null: it is a new one. */
  entry: Entry | null;
  /** Content that depends on the form, such as a preview, which reads the form from its context. */
  children?: ReactNode;
}

/** The form of an entry, made of its fields. Its changes are shown before they are made. */
export function EntryForm({ resource, fields, entry, children }: EntryFormProps) {
  const { form, error, preview, conflict, ...actions } = useEntryForm(resource, fields, entry);
  const isLocked = useFieldRights(resource, entry === null);
  const [isMade, setIsMade] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  useUnsentGuard(isDirty);
  const mayChange = fields.some((field) => !isLocked(field));
  const saved = useRef<HTMLDivElement>(null);
  // The button that was pressed is disabled now, so that the focus cannot return to it.
  useEffect(() => {
    if (isMade && !preview) saved.current?.focus();
  }, [isMade, preview]);
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        noValidate
        spacing={3}
        sx={{ maxWidth: 760 }}
        onSubmit={(event) => {
          setIsMade(false);
          void actions.send(event);
        }}
      >
        {fields
          .filter(({ isReadOnly }) => entry !== null || !isReadOnly)
          .map((field) => (
            <FieldInput key={field.name} field={field} isLocked={isLocked(field)} />
          ))}
        {error !== null && <Failure error={error} />}
        <Box role="status">
          {isMade && !isDirty && (
            <Alert ref={saved} tabIndex={-1} severity="success" variant="outlined">
              Saved, and on the site within five seconds.
            </Alert>
          )}
        </Box>
        {mayChange && (
          <Box
            sx={{
              position: 'sticky',
              bottom: 0,
              zIndex: 2,
              py: 2,
              bgcolor: 'background.default',
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Button
              type="submit"
              variant="contained"
              size="large"
              disabled={!isDirty && entry !== null}
              loading={isSubmitting}
            >
              Review changes
            </Button>
            {isDirty && (
              <Button size="large" sx={{ ml: 1 }} onClick={() => form.reset()}>
                Discard
              </Button>
            )}
          </Box>
        )}
      </Stack>
      {children}
      {preview && (
        <ChangeDialog
          change={preview}
          fields={fields}
          onConfirm={async () => setIsMade(await actions.make())}
          onClose={() => actions.closePreview(preview)}
        />
      )}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          fields={fields}
          onResolve={actions.resolve}
          onClose={actions.closeConflict}
        />
      )}
    </FormProvider>
  );
}
