/** The texts of the articles by their ids, as HTML. */
export const articleBodies: Readonly<Record<string, string>> = {
  'four-numbers-before-breakfast': `<p>At ten past six, before the kettle, Amara Okafor opens a page that she wrote herself. It has four numbers on it, and she has fired people, she says, for adding a fifth.</p>
<h2>What is on the page</h2>
<ol>
<li>How many payments are waiting for somebody.</li>
<li>How long the oldest of them has waited.</li>
<li>How many customers telephoned twice about the same thing.</li>
<li>How many colleagues were woken up.</li>
</ol>
<p>Revenue is not there. “Revenue is what happened a quarter ago. These four are what will happen next quarter.” When the second number passes forty minutes, she goes to where the payment is and sits beside the person who is looking at it. It has happened six times this year. Three of the six ended with a line of code, two with an apology, and one with a new supplier.</p>
<blockquote>If the page is boring, I have breakfast. Most days I have breakfast.</blockquote>
<p>On stage she will show the real page, with real numbers, from the morning of that day. We have asked her what happens if they are bad. “Then you will see me leave early.”</p>`,
  'price-of-a-reversed-payment': `<p>In March a bookshop in Leith refunded forty pounds. We asked everybody who touched that money to let us watch. There were six companies, and the refund took eleven days.</p>
<h2>Where the days went</h2>
<p>Nobody was slow. The shop pressed the button within the hour; its processor sent the message that night. Then a file waited for a weekend, a reference was cut to eighteen characters, and a person in Leeds spent twenty-five minutes finding out which forty pounds these were. She did everything right. Her twenty-five minutes cost more than the book.</p>
<h2>What would have helped</h2>
<ul>
<li>One reference that survives all six systems.</li>
<li>A status that says where the money is, in words the customer can read.</li>
<li>A rule that a payment below fifty pounds is believed first and checked later.</li>
</ul>
<p>The third met with laughter in five of the six offices. The sixth does it already, and loses less than it used to spend on looking.</p>`,
  'village-counter-one-year-on': `<p>On the second Tuesday of the month the queue at the counter reaches the bus stop. That used to be a complaint. Now somebody brings a flask.</p>
<p>The counter is a tablet, a cash drawer and Morag, who has run the shop for thirty-one years. Since last summer she takes deposits for four banks, none of which has a branch within forty miles. It won the inclusion award, and the money bought a second chair.</p>
<h2>What changed</h2>
<p>Half of those who come could do it all on a telephone, and tell her so. They come because a mistake made in front of somebody is a small mistake. In twelve months there were nine errors of more than a pound; all were put right before the customer left.</p>
<blockquote>I do not do banking. I do reading things out slowly.</blockquote>
<p>Eleven more counters open this year. The hard part, says the company behind them, is not the tablet. It is finding the other Morags.</p>`,
  'reading-an-outage-report': `<p>I have read some four hundred reports about systems that stopped. Most are well written, and most hide the same thing in the same place: the second paragraph.</p>
<h2>Three questions</h2>
<p><strong>Who noticed first?</strong> Look for the earliest time in the report. If it belongs to a customer, stop reading about databases: the fault is in the alarm.</p>
<p><strong>Who was believed first?</strong> Often this is another person, and a more senior one. The minutes between the two are the real length of the outage. They are never in the chart.</p>
<p><strong>What was done that nobody would do again?</strong> A report without such a sentence was written by a lawyer.</p>
<h2>A kinder format</h2>
<p>We now begin ours with a line for each person who said something early, with the time at which they said it. It takes courage for about two reports. Then people begin to speak sooner, because it is the one page that everybody reads.</p>`,
  'what-a-fair-spread-looks-like': `<p>A spread is the price of not asking. For a year we asked: every invoice of thirty-one small importers, ninety-six pairs of currencies, against the rate in the middle at the minute of the payment.</p>
<h2>What we found</h2>
<p>The median was 1.9 per cent. That is less than we feared. But the same firm, at the same bank, in the same week, paid 0.4 for dollars and 3.8 for Turkish lira, and nobody had ever told them. The size of the payment explained a third of the difference. Whether somebody had telephoned explained most of the rest.</p>
<p>We drew this as one chart, with the banks named. A bank telephoned us. It did not dispute a number; it asked for the other banks’.</p>
<h2>What is fair?</h2>
<p>We do not know. But a price that falls when a customer asks for it was not a price. It was a hope.</p>`,
  'farmers-and-satellites': `<p>The field is green on the screen. The model says that maize worth four hundred dollars stands on it, and that a loan of a hundred is safe. So I drive there, because green can be maize, and it can be couch grass.</p>
<h2>What a satellite sees</h2>
<p>Rain, almost to the day. The size of a field, to within a goat. What it does not see is that the lower half belongs to a brother, or that the well is dry, or that the harvest is already promised to somebody with a lorry.</p>
<h2>What a visit costs</h2>
<p>Nine dollars, which is more than the interest. So we do not visit every field. We visit one in twelve, chosen by lot, and everybody knows it. The year we began, what people told us on the telephone became a good deal more exact.</p>
<blockquote>We did not buy better pictures. We bought a reason to tell the truth.</blockquote>`,
  'every-panel-needs-a-doubter': `<p>Three people who agree are a brochure. For every panel in the agenda we therefore write four invitations, and the fourth goes to somebody who thinks that the other three are wrong.</p>
<h2>Why it is hard to write</h2>
<p>A doubter is easily found and easily hurt. Nobody likes to be asked for their objections as entertainment. So the letter says what the others will claim, where we think it is weak, and how long they will have to answer: the same minutes as everybody, and the last word once.</p>
<h2>What we do not do</h2>
<ul>
<li>We pay no speaker, so that nobody is paid to agree.</li>
<li>We sell no place on a panel, to anybody.</li>
<li>We do not send the questions in advance. We send the subject, and the names.</li>
</ul>
<p>One in five of those we ask says no. One of them, last year, said no in eight hundred words. We read them aloud on stage, with her permission. It was the best part.</p>`,
  'counting-votes-in-the-open': `<p>When you send your ballot, you get a receipt: a line of letters that nobody can guess. It says nothing about your choice. It says that a ballot is in the box, and that it is yours.</p>
<h2>Why a receipt</h2>
<p>After the count we publish the whole list of receipts. Find yours, and you know that your ballot was counted. If it is missing, you can prove it, and we have to explain. Nobody else can tell which line is yours, so nobody can buy your vote and check that they got it.</p>
<h2>What we cannot do</h2>
<p>A ballot that was sent cannot be changed: not by you, not by us. The database refuses. When the stewards exclude one, because it was bought, the exclusion is a new entry with its reason, and the old one stays where everybody can count it.</p>
<p>Until the envelope is opened, no page shows how many votes anybody has. That includes the pages that only we can see. <a href="/awards/how-voting-works">How voting works</a> has the details.</p>`,
  'nine-editions-nine-mistakes': `<p>In our first year there was no coffee. We had ordered it for the day after. A hundred and forty people forgave us by noon, which is when somebody found the bakery.</p>
<h2>The other eight</h2>
<ol>
<li>The year with too much coffee, and two lavatories.</li>
<li>The year we let a sponsor choose a moderator. Once.</li>
<li>The year of the app that nobody could open, because the wireless was in the app.</li>
<li>The year at home, on screens, when we tried to keep the same length of day.</li>
<li>The year back, when everybody wanted to talk and we had scheduled sixty hours of listening.</li>
<li>The year of the seven-person panel. We still meet people who were on it and have not spoken.</li>
<li>The year the bell rang during the silence.</li>
<li>This one. We do not know it yet; you will tell us.</li>
</ol>
<p>What we learned fits on a postcard: fewer things, longer breaks, and somebody at the door who knows your name.</p>`,
};
