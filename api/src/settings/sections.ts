import type { InferType } from 'yup';
import type { AwardsStatus } from '@summit/contract/awards-status';
import type { ResponseOf } from '@summit/contract/call';
import type { contentCalls } from '@summit/contract/calls/content';
import type { globalSettings, settings, settingsCalls } from '@summit/contract/calls/settings';

/** The sections that the call `settings` returns together. */
export type PublicSections = InferType<typeof settings>;

/** Everything organisers set, by section. */
export interface SettingSections extends PublicSections {
  /** The switches of registration and messaging. */
  global: InferType<typeof globalSettings>;
  virtual: ResponseOf<(typeof settingsCalls)['virtualSettings']>;
  awardsStatus: AwardsStatus;
  awardsIndividualStatus: AwardsStatus;
  /** What the welcome page shows. */
  awardsWelcomeStatus: AwardsStatus;
  /** The award categories of the present season, by id; empty: all there are. */
  awardsCategories: string[];
  cookieAlertTexts: Omit<ResponseOf<(typeof contentCalls)['cookieAlert']>, 'isEnabled'>;
}

export type SectionName = keyof SettingSections;
