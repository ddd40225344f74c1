import type { AwardsStatus } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as contentCalls from '@summit/contract/calls/content';
import * as settingsCalls from '@summit/contract/calls/settings';
import type { ResponseOf } from '@summit/contract/requests/call';
import { frameTexts } from '@summit/contract/texts/frame';
import { textsFrom } from '@summit/contract/words/text-lookup';
import { noteDefaultWording, serverQuery, useCall } from '@summit/shared-auth';
import { usePrefetchQuery, useQueryClient, useSuspenseQuery } from '@summit/shared-auth/server-state';
import { followsSchedule } from '@summit/shared-site/awards/season-status';
import { type FrameTexts, frameTextsInput } from '../parts/frame-texts.ts';

type Settings = ResponseOf<(typeof settingsCalls)['settings']>;

/** The data of header and footer, except for the signed-in attendee. */
export interface FrameFacts {
  texts: FrameTexts;
  awardsStatus: AwardsStatus;
  registrationIsEnabled: boolean;
  photoEnabled: boolean;
  /** Null while the settings are unavailable. */
  event: Settings['event'] | null;
  motifSeed: number;
}

/** The facts while the server is unavailable: the frame's links still work. */
export const plainFrame: FrameFacts = {
  texts: frameTexts,
  awardsStatus: 'Welcome',
  registrationIsEnabled: true,
  photoEnabled: true,
  event: null,
  motifSeed: 2027,
};

/** The frame's facts from the server, fetched together. Suspends; throws ApiError. */
export function useFrameFacts(): FrameFacts {
  const call = useCall();
  noteDefaultWording(useQueryClient(), frameTexts);
  const settings = serverQuery(call, settingsCalls.settings);
  const switches = serverQuery(call, settingsCalls.globalSettings);
  // Polled, so that the menu follows the season in a tab that is left open.
  const status = { ...serverQuery(call, awardsCalls.awardsStatus), ...followsSchedule };
  const content = serverQuery(call, contentCalls.staticContent, frameTextsInput);
  usePrefetchQuery(settings);
  usePrefetchQuery(switches);
  usePrefetchQuery(status);
  usePrefetchQuery(content);
  const { event, theme } = useSuspenseQuery(settings).data;
  const { registrationIsEnabled, attendeePhotoIsDisabled } = useSuspenseQuery(switches).data;
  return {
    texts: textsFrom(frameTexts, useSuspenseQuery(content).data.staticContent),
    awardsStatus: useSuspenseQuery(status).data.awardsStatus,
    registrationIsEnabled,
    photoEnabled: !attendeePhotoIsDisabled,
    event,
    motifSeed: theme.decorativeAccents.motifSeed,
  };
}
