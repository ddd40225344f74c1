import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { resourceFact } from '@summit/contract/organising/resources';
import { ReferredNames } from '../resources/referred-names.tsx';
import { findResource } from './recorded-change.tsx';

interface RecordedSubjectProps {
  subject: string;
  /** The names of organisers by their ids. */
  organisers: Readonly<Record<string, string>>;
}

/** The subject of a change, by which the record can be searched; if its key is not readable, with its name. */
export function RecordedSubject({ subject, organisers }: RecordedSubjectProps) {
  const name = nameOf(subject, organisers);
  return (
    <>
      {name}
      <Typography
        component="span"
        variant={name === null ? 'inherit' : 'body2'}
        sx={{
          display: 'block',
          overflowWrap: 'anywhere',
          color: name === null ? 'inherit' : 'text.secondary',
        }}
      >
        {subject}
      </Typography>
    </>
  );
}

const madeKey = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Null: its key is its name, or it is about somebody whom the record does not name. */
function nameOf(subject: string, organisers: Readonly<Record<string, string>>): ReactNode {
  const [kind, key = ''] = subject.split('/');
  if (kind === 'organisers') return organisers[key] ?? null;
  const resource = findResource(subject);
  if (!resource || resourceFact(resource).isPersonal || !madeKey.test(key)) return null;
  return <ReferredNames resource={resource} keys={[key]} />;
}
