import type { privacyTexts } from '@summit/contract/texts/privacy';

/** The demo event's own wording instead of the neutral one. */
export const demoPrivacyTexts = {
  'privacyPolicy.meta.description':
    'What Summit keeps about you, why, for how long, who sees it, and how to have it shown, corrected or deleted.',
  'privacyPolicy.version': '4.1',
  'privacyPolicy.date': '2026-10-01',
  'privacyPolicy.changes':
    'Since version 4.0: the built-in security check replaces another company’s, so nothing about you leaves this site for it.',
  'privacyPolicy.body': `<h2>In short</h2>
<p>We keep what we need to run a conference you have registered for, and delete it when it is over. We sell nothing about you, follow you nowhere, and show your name to other attendees only if you tick the box that says so.</p>
<h2>Who is responsible</h2>
<p>Summit Gatherings Ltd, Meridian Dock, 1 Tidal Basin Road, London. Questions go to <a href="mailto:privacy@summit.example">privacy@summit.example</a>; a person reads them.</p>
<h2>What we keep, and for how long</h2>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Why</th><th scope="col">Legal basis</th><th scope="col">Until</th></tr></thead>
<tbody>
<tr><td>Name, email, telephone, company, job title, country</td><td>Your registration, badge and invoice</td><td>Our contract with you</td><td>12 months after the event</td></tr>
<tr><td>Billing address, VAT number, payments</td><td>Invoicing law</td><td>Legal duty</td><td>6 years</td></tr>
<tr><td>Your photo, if you give one</td><td>The badge and a faster door</td><td>Your consent</td><td>30 days after the event</td></tr>
<tr><td>Dietary and access needs</td><td>The kitchen and the door team</td><td>Your explicit consent</td><td>7 days after the event</td></tr>
<tr><td>Topics you choose, and your comments on them</td><td>Suggesting whom to meet</td><td>Your consent</td><td>30 days after the event</td></tr>
<tr><td>Messages you send to speakers and attendees</td><td>Delivering them, and acting on abuse</td><td>Legitimate interest</td><td>90 days</td></tr>
<tr><td>That you voted, kept apart from how</td><td>One ballot for each attendee</td><td>Legitimate interest</td><td>Until the results are final</td></tr>
<tr><td>What you send to volunteer or to propose a session</td><td>Planning shifts and the programme</td><td>Your consent</td><td>20 days after the event</td></tr>
<tr><td>Your address, if you subscribe</td><td>News, about twice a month</td><td>Your consent</td><td>Until you end it</td></tr>
</tbody>
</table>
<h2>What stays on your device</h2>
<p>While you are logged in, two tokens and an identifier of the device are kept in your browser’s local storage. Forms you have begun are kept there too, without passwords, until you send them or throw them away. With your permission we count visits; without it we do not, and the site is the same.</p>
<h2>Who else sees it</h2>
<ul>
<li><strong>Other attendees</strong> see your name, job title, company, country and topics only if you chose to be listed. Nobody is shown your email address.</li>
<li><strong>The card payment provider</strong> gets the amount and what you type into its page. We never see your card.</li>
<li><strong>The venue</strong> gets names for the door, and numbers for the kitchen.</li>
<li><strong>Sponsors</strong> get nothing unless you hand them your badge to be scanned.</li>
</ul>
<h2>Photographs and film</h2>
<p>There are photographers at the event. A badge with a red corner, available at the desk, keeps you out of close-ups; write to us and any picture of you is taken down.</p>
<h2>Your rights</h2>
<p>You may ask to see what we keep, to have it corrected, moved or deleted, to object, and to take back a consent. It costs nothing and takes us at most a month, usually two days. If you think we are wrong, you may complain to the Information Commissioner’s Office.</p>
<h2>Where it is kept</h2>
<p>On servers in the United Kingdom and the European Union. Connections are encrypted, passwords are stored only as a hash, and every look by an organiser leaves an entry in a log.</p>
<h2>Changes</h2>
<p>When we change this page the version and the date above change, and what is new is said in one sentence. Registered attendees are told by email when it concerns them.</p>`,
} as const satisfies Partial<Record<keyof typeof privacyTexts, string>>;
