/** Texts of the page that says how ballots are counted, and of the receipt that lets voters check it. */
export const awardsTrustTexts = {
  'awardsHowVotingWorks.path.title': 'What happens to your ballot',
  'awardsHowVotingWorks.path.items':
    'You review it | Nothing is sent before you have seen the whole ballot once more.\nIt is sealed | Your choices are combined with a random number that never leaves our server, and become a fingerprint that reveals nothing.\nIt is numbered | The fingerprint is added to the end of a list. Nothing can be taken out of that list, changed or moved without it showing.\nYou get a receipt | It holds your fingerprint, its number and our signature on the whole list up to you. Keep it.',
  'awardsHowVotingWorks.promise.title': 'What we promise',
  'awardsHowVotingWorks.promise.items':
    'One ballot each | Every attendee with a completed registration and a confirmed address has one ballot in each vote, for companies and for people. A ticket that changes hands takes its ballot along: if it was cast before, it counts, and there is no second one.\nThe same rules for all | The nominees and the number of choices are fixed when a vote opens. Their fingerprint is part of every receipt.\nNothing disappears | Once you have a receipt, your ballot and every ballot before it can no longer be removed or changed without it being visible.\nTwo people exclude | A ballot is left out only for a reason, by two named people. Both names and the reason are published with the results.\nNo early figures | Before the results nobody is shown a count: not the nominees, not the voters. The number on your receipt says how many ballots came before yours, and when you check it you see how many are in the signed list. That is all there is, and only voters see it.\nAnyone can count | With the results we publish every fingerprint, every signature and every choice that counts, shuffled.',
  'awardsHowVotingWorks.limits.title': 'What we do not promise',
  'awardsHowVotingWorks.limits.items':
    'That nobody lent an account | We check that an address is confirmed and a registration completed. We cannot see who sits at the keyboard.\nThat nobody watched you vote | You can vote wherever you are, so nobody can make sure that you are alone.\nThat organisers cannot see your choice | {unlinking}\nThat our server wrote down what you chose | You see your choices before you send them. Whether the record holds the same is checked by an auditor, who gets to open every ballot without the names.',
  'awardsHowVotingWorks.limits.unlinked':
    'People with access to our database can see which account chose what until {date}. Then what connects the two is deleted for good, and the choices stay as a list without names. The date is fixed when a vote opens.',
  'awardsHowVotingWorks.limits.linked':
    'People with access to our database can see which account chose what, now and later. We have not set a date on which that ends.',
  'awardsHowVotingWorks.check.title': 'Check it yourself',
  'awardsHowVotingWorks.check.text':
    'Your receipt is on the page that thanked you for your ballot: “Check my receipt” computes in your own browser that your ballot is in the list. The receipt proves that your ballot counts. It does not show what you chose, so nobody can ask you to prove it.',
  'awardsHowVotingWorks.check.record':
    'With the results, the whole record of each vote is published with a program that checks it. Our signatures are made with this key:',
  'awardsHowVotingWorks.check.mine': 'My receipt',
  'awardsReceipt.copy': 'Copy the receipt',
  'awardsReceipt.copied': 'Copied',
  'awardsReceipt.check': 'Check my receipt',
  'awardsReceipt.checking': 'Checking',
  'awardsReceipt.included':
    'Your ballot is number {number} of {size} in the signed list. Your browser has computed it.',
  'awardsReceipt.differs':
    'The list does not contain the ballot of this receipt. Copy the receipt and write to us: this must not happen.',
  'awardsReceipt.unavailable':
    'The receipt could not be checked just now. Your ballot is not affected. Please try again later.',
  'awardsReceipt.pending': 'Your ballot is in. Its receipt follows within a few minutes.',
} as const;
