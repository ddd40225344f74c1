/** Texts of the page that says how ballots are counted, and of the receipt that lets voters check it. */
export const awardsTrustTexts = {
  'awardsHowVotingWorks.path.title': 'What happens to your ballot',
  'awardsHowVotingWorks.path.items':
    'You review it | Nothing is sent before you have seen the whole ballot once more.\nIt is sealed | Your choices are combined with a random number that never leaves our server, and become a fingerprint that reveals nothing.\nIt is numbered | The fingerprint is added to the end of a list. Anyone who holds a receipt can see whether anything up to it was taken out, changed or moved.\nYou get a receipt | It holds your fingerprint, its number and our signature on the whole list up to you. It is emailed to you, and kept on this device.',
  'awardsHowVotingWorks.promise.title': 'What we promise',
  'awardsHowVotingWorks.promise.items':
    'One ballot each | Every attendee with a completed registration and a confirmed address has one ballot in each vote, for companies and for people. A ticket that changes hands takes its ballot along: if it was cast before, it counts, and there is no second one.\nThe same rules for all | The nominees and the number of choices are fixed when a vote opens. Their fingerprint is part of every receipt. A nominee who withdraws or is disqualified is marked so by two people; ballots stay as they are, and the results pass over them.\nNothing disappears unseen | Your ballot, and every ballot before it, cannot be removed or changed without your receipt showing it. Our auditors are emailed the signed state of the list every hour, and when a vote closes.\nTwo people exclude | A ballot is left out only for a reason, by two named people, and only before anybody has seen a count. Both names and the reason are published with the results.\nTwo people open | A count is opened by a steward and somebody else, after the vote has closed. From then on that vote never opens again.\nNo early figures | Before the results no count is shown to anyone but the stewards who prepare them. The number on your receipt says how many ballots came before yours, and when you check it you see how many are in the signed list; auditors see that number, too.\nA public record | With the results we publish every fingerprint, every signature and every choice that counts, shuffled. Anyone can check that these fit together.',
  'awardsHowVotingWorks.limits.title': 'What we do not promise',
  'awardsHowVotingWorks.limits.items':
    'That nobody lent an account | We check that an address is confirmed and a registration completed. We cannot see who sits at the keyboard.\nThat nobody watched you vote | You can vote wherever you are, so nobody can make sure that you are alone.\nThat organisers cannot see your choice | {unlinking}\nThat our server wrote down what you chose | You see your choices before you send them. Your receipt shows that your ballot is in the list, not what it says.\nThat the public record proves the result | The list of choices is shuffled, so the public cannot see whether it is what the fingerprints hold, nor whether each belongs to a real attendee. An auditor can: they open every ballot without names, and get the roll of those who may vote.\nThat a receipt stays a secret from auditors | Openings have the numbers of the receipts. Somebody who has both your receipt and the auditor’s openings can see what you chose.\nThat few ballots hide much | Where hardly anybody votes, the totals themselves nearly reveal what each of them chose.',
  'awardsHowVotingWorks.limits.unlinked':
    'People with access to our database can see which account chose what until {date}. Then what connects the two is deleted for good, and the choices stay as a list without names. The date is fixed when a vote opens.',
  'awardsHowVotingWorks.limits.linked':
    'People with access to our database can see which account chose what, now and later. We have not set a date on which that ends.',
  'awardsHowVotingWorks.check.title': 'Check it yourself',
  'awardsHowVotingWorks.check.text':
    'Your browser checks a receipt by itself: our signature, that your ballot is in the signed list, and that this list is the one of your receipt with only later ballots added. It does not show what you chose. Paste the receipt from your email rather than the one that this site shows: nobody here can change what is in your inbox.',
  'awardsHowVotingWorks.check.record':
    'With the results, the whole record of each vote is published with a program that checks it. Our signatures are made with this key, which is also in the email with your receipt:',
  'awardsReceipt.mine': 'Your receipts',
  'awardsReceipt.vote.Company.one': 'Companies, first vote',
  'awardsReceipt.vote.Company.two': 'Companies, final vote',
  'awardsReceipt.vote.Individual.one': 'People, first vote',
  'awardsReceipt.vote.Individual.two': 'People, final vote',
  'awardsReceipt.vote.other': 'Another vote',
  'awardsReceipt.paste': 'A receipt from your email',
  'awardsReceipt.paste.hint': 'One line that begins with summit-ballot/',
  'awardsReceipt.checkPasted': 'Check this receipt',
  'awardsReceipt.copy': 'Copy the receipt',
  'awardsReceipt.copied': 'Copied',
  'awardsReceipt.check': 'Check my receipt',
  'awardsReceipt.checking': 'Checking',
  'awardsReceipt.included':
    'Your ballot is number {number} of {size} in the signed list, and the list up to it is the one of your receipt. Your browser has verified this.',
  'awardsReceipt.differs':
    'The list does not match this receipt. Copy the receipt and write to us and to the auditors: this should never happen.',
  'awardsReceipt.forged':
    'This receipt is not signed with our key. Either it was altered, or our key has changed: compare the key below with the one in your email.',
  'awardsReceipt.notYours':
    'This is not the receipt of a ballot of the account that is logged in. Until the results are out, only its own voter can check a receipt: please log in. If it is yours, copy it and write to us.',
  'awardsReceipt.unreadable': 'This is not a receipt. Please paste the whole line from your email.',
  'awardsReceipt.unavailable':
    'The receipt could not be checked just now, or this browser cannot verify signatures, as none can on a page without encryption (http). Your ballot is not affected. Please try again later, or in another browser.',
  'awardsReceipt.pending': 'Your ballot is in. Its receipt follows within a few minutes.',
} as const;
