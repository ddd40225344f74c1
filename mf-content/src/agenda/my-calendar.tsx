import styled from '@emotion/styled';
import { agendaCalls } from '@summit/contract/calls/agenda';
import { useAddressOf } from '@summit/shared-auth';
import { CopyAddress } from '../shared/copy-address.tsx';
import { feedLabels } from '../shared/feed-labels.ts';
import type { AgendaTexts } from './agenda-texts.ts';

const Box = styled.section`
  display: grid;
  gap: 16px;
  max-width: 738px;
  margin-top: 48px;
  padding-top: 20px;
  border-top: 1px solid var(--ink);
`;

/** The starred sessions for the visitor's own calendar: as a file, and as a feed that follows changes of the programme. */
export function MyCalendar({ ids, texts }: { ids: readonly string[]; texts: AgendaTexts }) {
  const addressOf = useAddressOf();
  const search = new URLSearchParams({ sessions: [...ids].sort().join(',') });
  return (
    <Box aria-labelledby="my-calendar">
      <h2 id="my-calendar">{texts['agenda.mine.calendar.title']}</h2>
      <p className="soft">{texts['agenda.mine.calendar.text']}</p>
      <CopyAddress
        address={`${addressOf(agendaCalls.agendaCalendar.path)}?${search}`}
        fileName="my-agenda.ics"
        labels={feedLabels(texts)}
      />
    </Box>
  );
}
