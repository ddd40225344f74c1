/** The described forms that visitors can send, each from its own page, by the type of their description. */
export const sendableFormTypes = ['volunteer', 'speaker-proposal'] as const;

export type SendableFormType = (typeof sendableFormTypes)[number];

/** What organisers have decided about a form that was sent. */
export const submissionStatuses = ['New', 'Accepted', 'Declined'] as const;

export type SubmissionStatus = (typeof submissionStatuses)[number];
