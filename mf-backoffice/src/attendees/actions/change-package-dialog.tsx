import { Alert, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import * as attendeeCalls from '@summit/contract/calls/organise-attendees';
import * as calls from '@summit/contract/calls/organise-packages';
import { formatMoney } from '@summit/contract/money-and-time/money';
import type { ResponseOf } from '@summit/contract/requests/call';
import { serverNow } from '@summit/shared-auth';
import { useRead, useReadAgain } from '../../shared/data/read.ts';
import { ChoiceField } from '../../shared/parts/choice-field.tsx';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { Difference } from '../../shared/parts/difference.tsx';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { fieldsMarked } from '../../shared/words/fields-marked.ts';
import type { ActionDialogProps } from './action-dialog.ts';

type Package = ResponseOf<typeof calls.packagesForAttendee>['packages'][number];

/** Changes the package of an attendee who has not paid. A package that was paid meanwhile stays, and the dialog says so. */
export function ChangePackageDialog({ attendee, onClose }: ActionDialogProps) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const { id, place } = attendee;
  const packages = useRead(calls.packagesForAttendee, { params: { id } });
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<string>();
  const change = async () => {
    if (!chosen) {
      setProblem('Choose a package.');
      throw new Error(fieldsMarked);
    }
    const body = { packageId: chosen, fromPackageId: place?.packageId ?? null };
    try {
      await call(calls.changePackage, { params: { id }, body });
    } finally {
      await readAgain(attendeeCalls.organisedAttendee);
    }
  };
  return (
    <ConfirmDialog title="Change package" action="Change package" onConfirm={change} onClose={onClose}>
      <Loaded of={packages}>
        {({ packages: all }) => {
          const current = all.find((one) => one.id === place?.packageId);
          // A package whose hold has expired can be chosen again.
          const others = all.filter((one) => one !== current || isOver(place));
          const next = others.find((one) => one.id === chosen);
          return (
            <Stack spacing={2.5} sx={{ pt: 1 }}>
              <Typography>
                The new package has its current price, and a promo code has to be entered again. Nothing is
                charged: they get an email and pay as usual. A free package completes the registration.
              </Typography>
              <ChoiceField
                label="Package"
                value={chosen}
                choices={others.map((one) => ({ value: one.id, name: packageWords(one) }))}
                error={problem}
                onChange={(value) => {
                  setChosen(value);
                  setProblem(undefined);
                }}
              />
              {next && !next.isAvailable && (
                <Alert severity="warning" variant="outlined">
                  This package is sold out or not on sale, so the change will be refused.
                </Alert>
              )}
              {next && (
                <Difference
                  fields={[
                    {
                      field: 'Package',
                      before: current ? packageWords(current) : (place?.packageName ?? null),
                      after: packageWords(next),
                    },
                  ]}
                />
              )}
            </Stack>
          );
        }}
      </Loaded>
    </ConfirmDialog>
  );
}

function isOver(place: ActionDialogProps['attendee']['place']): boolean {
  const heldUntil = place?.state === 'Held' ? place.heldUntil : null;
  return heldUntil !== null && Date.parse(heldUntil) <= serverNow();
}

function packageWords({ name, kind, price, currency }: Package): string {
  return kind === 'free' ? `${name}, free` : `${name}, ${formatMoney(price, currency)}`;
}
