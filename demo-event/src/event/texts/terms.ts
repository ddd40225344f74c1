import type { termsTexts } from '@summit/contract/texts/terms';

/** The demo event's own wording instead of the neutral one. */
export const demoTermsTexts = {
  'termsAndConditions.meta.description':
    'The terms of Summit London 2027: tickets, prices, changes and refunds, conduct, the floor, messages and the awards.',
  'termsAndConditions.version': '9.0',
  'termsAndConditions.date': '2026-09-01',
  'termsAndConditions.changes':
    'Since version 8.2: places are held for fifteen minutes while you pay, and extra tickets can be handed on until the day before.',
  'termsAndConditions.body': `<h2>Between whom</h2>
<p>Between you and Summit Gatherings Ltd, Meridian Dock, 1 Tidal Basin Road, London. They apply to tickets, the expo, the site and the awards of Summit London 2027, Tue 8 to Thu 10 June 2027.</p>
<h2>Tickets</h2>
<p>A ticket is for one person and shows their name. Tickets for banks, merchants, investors and public bodies are free while they last; we may ask how you belong to them. You may give your ticket to a colleague until the day before, free of charge: write to us with both names.</p>
<h2>Prices and payment</h2>
<p>Prices are in pounds sterling; VAT is added where it is due and shown before you pay. A paid place is held for you for 15 minutes, which you can extend for up to three hours. A payment that arrives later is honoured if a place is left, and otherwise returned in full.</p>
<h2>Changing your mind</h2>
<table>
<thead><tr><th scope="col">You tell us</th><th scope="col">You get back</th></tr></thead>
<tbody>
<tr><td>Within 14 days of buying</td><td>Everything</td></tr>
<tr><td>Until Fri 30 April 2027</td><td>Everything but £25</td></tr>
<tr><td>Until Fri 28 May 2027</td><td>Half</td></tr>
<tr><td>Later</td><td>Nothing, but a colleague may come instead</td></tr>
</tbody>
</table>
<h2>If we change something</h2>
<p>Speakers and times change, and the agenda on this site is the one that counts. If we move the event to other dates or another city, or cancel it, you get back everything you paid to us within 14 days. We do not pay for trains and hotels: please insure them.</p>
<h2>Invited and VIP guests</h2>
<p>Extra tickets and passes may be handed to people of your choice within the number shown in your account. They may not be sold, raffled or given as a prize.</p>
<h2>How we behave</h2>
<p>Everybody may disagree with everybody, politely. Harassment, in a hall, in a message or at a party, ends your visit without a refund. The <a href="/code-of-conduct">code of conduct</a> says what we ask and what we do. Tell anybody with a yellow badge, or write to <a href="mailto:care@summit.example">care@summit.example</a>; it is answered day and night during the event.</p>
<h2>The expo floor</h2>
<ol>
<li>Stands stay inside their lines and below 2.5 metres.</li>
<li>Sound stays at your own stand.</li>
<li>Badges are scanned only when their wearers hold them out.</li>
</ol>
<h2>Messages on this site</h2>
<p>Messages to speakers and attendees are for conversations, not for campaigns. There is a limit for each hour, and anyone who abuses it is blocked.</p>
<h2>The awards</h2>
<p>Only registered attendees vote, once in each step. A ballot that has been sent is final. We publish how many ballots were cast, never who cast which, and nothing before the envelope is opened. The jury of stewards may exclude a ballot that was bought, and gives the reason in the record.</p>
<h2>What we are liable for</h2>
<p>For death and injury by our negligence, for fraud, and for everything else the law does not let us exclude. Beyond that, for at most what you paid for your ticket. We look after the cloakroom; we do not insure what is in your pockets.</p>
<h2>Law</h2>
<p>The law of England and Wales applies, and its courts decide. If one of these sentences does not hold, the others do.</p>`,
} as const satisfies Partial<Record<keyof typeof termsTexts, string>>;
