/** Whether visitors see something: a draft is not shown yet, what is archived no longer. Nothing of it is lost. */
export const publishingStatuses = ['Draft', 'Published', 'Archived'] as const;

export type PublishingStatus = (typeof publishingStatuses)[number];
