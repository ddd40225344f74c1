import type { questionTexts } from '@summit/contract/texts/questions';

/** The demo event's own wording instead of the neutral one. */
export const demoQuestionTexts = {
  'questions.meta.description':
    'Short answers about Summit London 2027: tickets and refunds, three days at Meridian Dock, the agenda, the awards, your data.',
  'questions.items': `Tickets | What does a ticket cost? | Nothing for banks, merchants, investors and public bodies, while free places last. Companies that sell pay, and less until early prices end. Every ticket is listed with its price and what it includes. | /registration | Tickets and prices
Tickets | What is included? | The sessions, the expo floor, lunch and coffee: on all three days, or on two of them for crypto traders. The gala on awards night is a seat of its own: VIP tickets include one; Standard and Early are sold with one, too. There is none without a ticket. | /registration | Compare the tickets
Tickets | My payment did not go through. Is my place gone? | Your place is held for fifteen minutes while you pay, and you can extend that for up to three hours. If the time runs out, nothing has been charged, and you can begin again where you stopped.
Tickets | May a colleague come instead of me? | Yes, until the day before and free of charge. Open your registration and offer the ticket to their address. | /registration/my-registration | My registration
Tickets | Can I get my money back? | Everything within 14 days of buying; after that it depends on the date. The terms have the table. | /terms-and-conditions#changing-your-mind | Changing your mind
Tickets | It is sold out. What now? | Join the waiting list of that ticket. Returned places are offered in the order of the list, and an email tells you when it is your turn. | /registration | Tickets and prices
At the venue | How do I get there? | Lockside station is six minutes on foot along the water; Meridian Pier is at the door. | /venue | Venue and travel
At the venue | Is it step-free? | Everything is on one level but the Gantry, and the Gantry has a lift. There are induction loops in all four halls. | /venue | Step-free access
At the venue | What is there to eat? | Lunch and coffee are part of every ticket, on each of its days. Tell us what you do not eat when you register, and it will not be on your plate.
At the venue | May I bring somebody who helps me? | Yes. A companion’s ticket is free. | /contact-us?topic=accessibility | Write to the access team
At the venue | I feel ill. Do I lose my ticket? | No. Please stay where you are: a colleague may come instead, or you get the full price back until the first morning. | /covid | Health at the venue
The programme | Do I have to book sessions? | No. Take a seat when you arrive. Star what you want to see, and your own agenda goes to your calendar. | /agenda | The agenda
The programme | How do I ask a question on stage? | From the session’s page in the agenda, before or while it runs.
The programme | Will there be recordings? | Of the Meridian Stage and the Foundry, for everybody with a ticket. Roundtables are never recorded. | /videos | Videos
The programme | How can I speak? | Send us what you would talk about. We pay no speaker and sell no stage time. | /engage | Ways to take part
The awards | Who decides? | The attendees. Everybody whose registration is complete has one ballot in each step. | /awards/how-voting-works | How voting works
The awards | Can I change my vote? | You review your ballot before you send it. Once it is sent it is final.
The awards | When are the results out? | On the evening of the gala, and on this site the moment the envelopes are open. | /calendar | Key dates
This site | What do you store about me? | What the site needs, and nothing about what you read elsewhere. Each part is listed with how long we keep it. | /privacy-policy | Privacy Policy
This site | Who sees me in the attendee list? | Nobody, unless you tick the box when you register, which begins empty.
This site | How do I stop the newsletter? | With the link at the end of every email: one press, no questions.`,
} as const satisfies Partial<Record<keyof typeof questionTexts, string>>;
