/** Why an erasure leaves some data in place, in words for the person who asked for it. */
export const stayReasons = {
  invoices:
    'Tax law requires us to keep invoices and credit notes as they were issued. They stay for as long as it says, and are used for nothing else.',
  money:
    'What was ordered, paid and returned belongs to our accounts, which the law requires us to keep. It names the account by a number alone.',
  ballots:
    'A vote that was cast stays counted, and stays secret: nobody can read what a ballot says, and nothing in it names anybody.',
  nominations: 'Nominations stay as part of the awards. Nothing in them names who made them.',
  places:
    'How many places were taken, invited or given back has to add up. These entries hold the number of the account and nothing else.',
  invited: 'Invitations to others are theirs: each is erased with the person whom it invites.',
  published: 'The programme or a page of the site shows this person: organisers take it down there.',
  entered: 'Organisers entered it, and remove it with the command of that resource.',
  organiser: 'This is the account of an organiser. An owner ends it with the people who organise.',
  record: 'The record of what organisers did is never altered. It holds no personal data of visitors.',
  brief: 'It ends by itself within a day.',
} as const;

export type StayReason = keyof typeof stayReasons;

const day = 86_400_000;

/** How long what visitors send is stored, in ms; what is older is listed as overdue, and removed by an organiser. */
export const retention = {
  /** Messages to the organisers, requests and forms: until the season after they arrived. */
  correspondence: 400 * day,
  /** What visitors wrote to each other. */
  messages: 400 * day,
  errorReports: 180 * day,
  /** Data that was needed only for one request, such as the link that was mailed for it. */
  requests: 60 * day,
} as const;

export type Keeping = keyof typeof retention;
