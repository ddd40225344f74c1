import { Fragment } from 'react';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf } from '@summit/shared-auth';
import { Avatar } from '@summit/shared-ui/display/avatar';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { ShownSpeaker } from '../agenda-sessions.ts';

/** The width and height of a portrait in px. */
const face = 36;

/** The speakers on stage: their portraits, and their names as links. */
export function SessionSpeakers({ speakers }: { speakers: readonly ShownSpeaker[] }) {
  const getAddress = useAddressOf();
  if (speakers.length === 0) return null;
  return (
    <div className="who">
      <p className="faces" aria-hidden="true">
        {speakers.map(({ id, name, imageUrl }) => (
          <Avatar key={id} name={name} src={imageUrl && getAddress(imageUrl)} size={face} decorative />
        ))}
      </p>
      <p dir="auto">
        {speakers.map((speaker, index) => (
          <Fragment key={speaker.id}>
            {index > 0 && ', '}
            <SiteLink to={href(pages.speaker, { speakerId: speaker.id })}>{speaker.name}</SiteLink>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
