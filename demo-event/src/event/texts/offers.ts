import type { offerTexts } from '@summit/contract/texts/offers';

/** The demo event's own wording instead of the neutral one. */
export const demoOfferTexts = {
  'businessBooster.meta.description':
    'Business booster at Summit London 2027: a stand, ten arranged introductions and a demo slot for companies of 20 to 200 people.',
  'businessBooster.header.lead':
    'For companies with customers and no time: a stand, ten introductions, one demo.',
  'businessBooster.offer.lead': 'One price, everything on the list, and nothing on the invoice that is not.',
  'businessBooster.offer.items':
    'A stand that is ready | Six square metres on the expo floor with power, a screen, two stools and your name above it. You bring the product.\nTen introductions | You tell us who you are looking for; we arrange ten meetings with people who said yes to meeting you.\nOne demo | Eight minutes on the small stage, with a technician, a timer and a bell.\nThree passes | Three days, four halls, lunch included. Two more at half price.\nA hand before and after | One call in April to sharpen the pitch, one in July to count what came of it.',
  'businessBooster.price.value': '£4,950',
  'businessBooster.price.label': 'for all three days, plus VAT',
  'businessBooster.price.note': '24 places, given in order of application.',
  'businessBooster.who.items':
    'Between 20 and 200 people on the payroll\nAt least three paying customers who may be named to us\nA product that runs: no slides instead of a demo\nIndependent: less than half owned by a larger group',
  'businessBooster.apply.items':
    'Write to us | Name, website, and the ten people you would most like to meet. Five lines are enough.\nWe call | Within three working days, for twenty minutes. Inés or Kwabena, never a call centre.\nYou decide | We hold your place for a week. Nothing is paid before the floor plan has your name on it.',
  'startUp.meta.description':
    'The start-up offer of Summit London 2027: a desk, two passes and the pitch hour for companies under five years and twenty people.',
  'startUp.header.lead': 'Younger than five years and under twenty people? This price is yours.',
  'startUp.offer.lead': 'Enough to be found, and nothing that you would have to carry home.',
  'startUp.offer.items':
    'A desk in the yard | One of 40 desks in the Start-up Yard, on the way from the coffee to the main stage.\nTwo passes | For two founders, or one and somebody who can explain the product.\nThe pitch hour | Three minutes in front of a panel of buyers and investors. Places are drawn, not sold.\nOffice hours | Twenty minutes each with a regulator, a bank’s procurement desk and a lawyer, on Wednesday.\nOne sentence | Your name and one sentence in the last newsletter before the doors open.',
  'startUp.price.value': '£690',
  'startUp.price.label': 'for all three days, plus VAT',
  'startUp.price.note':
    'Less than the price of one ticket and a hotel. Ten desks are free for founders without funding.',
  'startUp.who.items':
    'Registered less than five years ago on the first day of the Summit\nFewer than twenty people, founders included\nLess than £2m raised so far, or nothing at all\nSomething to show, even if it still has corners',
  'startUp.apply.items':
    'Write to us | Who you are, what it does, and when you began. A link is worth a page.\nWe answer | Within five working days, and always with a reason.\nYou move in | Desks are given in order of application. Your invoice comes with the place.',
} as const satisfies Partial<Record<keyof typeof offerTexts, string>>;
