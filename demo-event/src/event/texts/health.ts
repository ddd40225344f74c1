import type { healthTexts } from '@summit/contract/texts/health';

/** The demo event's own wording instead of the neutral one. */
export const demoHealthTexts = {
  'covid.meta.description':
    'Health at Meridian Dock during Summit London 2027: what we ask of you, what we do, and what happens if you fall ill.',
  'covid.date': '2026-11-02',
  'covid.status.text': 'No test, no certificate and no mask is asked for at the door.',
  'covid.figures':
    '6 | times an hour the air in each hall is changed\n800 ppm | of carbon dioxide is the most we let a hall reach\n3 | first-aid posts, one on each side of the lock',
  'covid.body': `<h2>What we ask of you</h2>
<ul>
<li>If you feel ill, stay where you are. Your ticket goes to a colleague at no cost, or back to us for the full price until the first morning.</li>
<li>Wear a mask if you like. Nobody will remark on it, and there are some at every desk.</li>
<li>If somebody asks for a little more room, give it.</li>
</ul>
<h2>What we do</h2>
<ul>
<li>The screens beside the doors show the air of each hall. If one of them turns amber, we pause and open the quay side.</li>
<li>Every session on the Meridian Stage can be followed from the terrace, and from home for those who had to stay there.</li>
<li>Seats in the Harbour Room stand a metre apart. They are for anyone who wants them.</li>
</ul>
<h2>If you fall ill at the event</h2>
<p>Go to a first-aid post or ask anybody with a yellow badge. There is a doctor on the quay from 08:00 to 22:00. If it is something others should know, we tell those who sat near you, without your name.</p>
<h2>If the rules change</h2>
<p>Then this page changes first, with a new date, and every registered attendee gets an email. If the law does not let the event take place, you get back what you paid: see the <a href="/terms-and-conditions">Terms &amp; Conditions</a>.</p>`,
} as const satisfies Partial<Record<keyof typeof healthTexts, string>>;
