import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Screen } from '../shared/parts/screen.tsx';
import { useOrganiser } from '../shared/session/organiser-store.ts';
import { usePermitted } from '../shared/session/permitted.ts';
import { Figures } from './figures/figures.tsx';
import { NeedsList } from './needs-list.tsx';

interface TodayPageProps {
  /** The screens that exist and that the organiser may open. */
  openable: readonly string[];
  /** The content at the end. */
  children?: ReactNode;
}

/** The start page of organisers: what needs attention, and the figures of the event. */
export default function TodayPage({ openable, children }: TodayPageProps) {
  const mayReadFigures = usePermitted()('figures.read');
  const name = useOrganiser(({ session }) => session?.name) ?? '';
  const figures = mayReadFigures ? ', and how the event is going' : '';
  return (
    <Screen title="Today" lead={`Hello, ${name}. Here is what needs attention${figures}.`}>
      <Stack spacing={{ xs: 5, md: 7 }}>
        <NeedsList openable={openable} />
        {mayReadFigures && <Figures />}
        {children}
      </Stack>
    </Screen>
  );
}
