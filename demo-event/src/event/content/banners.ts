/** The banners above the pages. Times are UTC. */
export const banners = [
  {
    id: 'first-vote',
    text: 'The first vote of the Summit Awards is open.',
    linkText: 'Cast your ballot',
    linkUrl: '/awards/voting-step1',
    shownUntil: '2027-02-26T23:59:59Z',
  },
  {
    id: 'early-price',
    text: 'Early places on the floor, £495 until Sun 28 February 2027.',
    linkText: 'Get your ticket',
    linkUrl: '/registration/attendee',
    shownUntil: '2027-02-28T23:59:59Z',
  },
] as const;
