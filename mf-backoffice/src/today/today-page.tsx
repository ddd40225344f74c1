import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Screen } from '../shared/parts/screen.tsx';
import { useOrganiser } from '../shared/session/organiser-store.ts';
import { usePermitted } from '../shared/session/permitted.ts';
import { Figures } from './figures/figures.tsx';
import { NeedsList } from './needs-list.tsx';

interface TodayPageProps {
  /** The screens that are there and that the organiser may open. */
  openable: readonly string[];
  /** What comes last. */
  children?: ReactNode;
}

/** Where an organiser arrives: what needs attention, and how the event is going. */
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
