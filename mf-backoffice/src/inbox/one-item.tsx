import { Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink, useParams } from 'react-router-dom';
import * as calls from '@summit/contract/calls/organise-inbox';
import { inbox, type InboxKind, inboxKinds } from '@summit/contract/organising/inbox';
import { resourceFact } from '@summit/contract/organising/resources';
import { useRead } from '../shared/data/read.ts';
import { Empty } from '../shared/parts/empty.tsx';
import { Facts } from '../shared/parts/facts.tsx';
import { Loaded } from '../shared/parts/loaded.tsx';
import { MomentText } from '../shared/parts/moment-text.tsx';
import { Screen } from '../shared/parts/screen.tsx';
import { Section } from '../shared/parts/section.tsx';
import { screenPath } from '../shared/screen-path.ts';
import { usePermitted } from '../shared/session/permitted.ts';
import { type InboxItem, kindName, wholeEntries } from '../shared/words/inbox-words.ts';
import { HandlingForm } from './handling-form.tsx';
import { Replies } from './replies.tsx';
import { ReplyForm } from './reply-form.tsx';

/** A single item of the inbox. */
export function OneItem() {
  const { kind = '', id = '' } = useParams();
  return isKind(kind) ? <OfKind key={`${kind} ${id}`} kind={kind} id={id} /> : <NoKind />;
}

function NoKind() {
  return (
    <Screen title="Inbox">
      <Empty title="Item not found">
        The address may be mistyped. <RouterLink to={screenPath('inbox')}>Back to the inbox</RouterLink>
      </Empty>
    </Screen>
  );
}

function isKind(kind: string): kind is InboxKind {
  return (inboxKinds as readonly string[]).includes(kind);
}

function OfKind({ kind, id }: { kind: InboxKind; id: string }) {
  const item = useRead(calls.inboxItem, { params: { kind, id } });
  return (
    <Screen
      title={item.data?.subject ?? kindName(kind)}
      actions={
        <Button component={RouterLink} to="..">
          Back to the inbox
        </Button>
      }
    >
      <Loaded of={item}>{(known) => <KnownItem item={known} />}</Loaded>
    </Screen>
  );
}

/** The message and the replies beside the form; on a phone above it. */
function KnownItem({ item }: { item: InboxItem }) {
  const mayChange = usePermitted()(inbox[item.kind].change);
  return (
    <Box sx={{ display: 'grid', gap: { md: 6 }, gridTemplateColumns: { md: '3fr 2fr' } }}>
      <Box sx={{ minWidth: 0 }}>
        <Section title="Message">
          <Facts
            facts={[
              { name: 'Kind', value: kindName(item.kind) },
              { name: 'From', value: item.name },
              { name: 'Email', value: item.email },
              { name: 'Received', value: <MomentText at={item.at} /> },
            ]}
          />
          <Typography sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
            {item.text || 'There is nothing beyond the subject.'}
          </Typography>
          <WholeEntry item={item} />
        </Section>
        {item.replies.length > 0 && <Replies replies={item.replies} />}
        {mayChange && <ReplyForm item={item} />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Section title="Handling">
          <HandlingForm item={item} mayChange={mayChange} />
        </Section>
      </Box>
    </Box>
  );
}

function WholeEntry({ item: { kind, id } }: { item: InboxItem }) {
  const isPermitted = usePermitted();
  const resource = wholeEntries[kind];
  if (!resource || !isPermitted(resourceFact(resource).read)) return null;
  return (
    <Link component={RouterLink} to={screenPath(resource, id)} sx={{ display: 'inline-block', mt: 2 }}>
      All of it
    </Link>
  );
}
