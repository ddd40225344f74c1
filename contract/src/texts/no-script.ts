/** Texts for visitors without JavaScript, in place of the parts that need it. Only the server's HTML contains them. */
export const noScriptTexts = {
  'noScript.title': 'This page needs JavaScript',
  'noScript.text':
    'JavaScript is switched off in this browser, or did not load. Switch it on and reload the page.',
  'noScript.contact': 'How to reach us',
  'noScript.registration':
    'If you cannot, write to us with your name, your company and the ticket you want. We will register you and send you the confirmation.',
  'noScript.step':
    'If you cannot, write to us from the address you registered with, and we will complete your registration for you. What you have entered so far is stored.',
  'noScript.backoffice':
    'Organisers work here, and their tools need JavaScript. Please switch it on, or use the command line.',
  'noScript.invoice':
    'If you cannot, write to us from the address you registered with, and we will send you the invoice as a PDF.',
  'noScript.password':
    'If you cannot, write to us from the address you registered with. The link in your email stays valid until it is used or has expired.',
  'noScript.manage':
    'Without JavaScript your registration cannot be shown here. Your ticket is in your inbox; to change or cancel anything, write to us.',
  'noScript.changePassword':
    'If you cannot, write to us from the address you registered with, and we will send you a link for a new password.',
  'noScript.receipt':
    'Your receipt is shown to you alone, after you have logged in. If you cannot, write to us from the address you registered with, and we will tell you whether your ballot is in.',
  'noScript.voucher':
    'If you cannot, write to us and add the link of your voucher. We will apply it to your registration.',
  'noScript.unsubscribe':
    'If you cannot, write to us from the address that our emails go to, and we will take it off the list.',
  'noScript.conversation':
    'The message itself is in your email. If you want to answer or to stop messages and cannot, write to us from the address that it went to.',
  'noScript.listing':
    'If you cannot, write to us and add the link from your email and the words and the logo for your listing.',
  'noScript.blitz':
    'If you cannot, write to us and add the link from your email, your pitch and the times that suit you.',
  'noScript.login.title': 'Logging in needs JavaScript',
  'noScript.login.text':
    'It is switched off in this browser, or did not load. Everything that is public can be read without it; your registration, your messages and your ballot cannot be opened.',
  'noScript.subscribe.title': 'Subscribing here needs JavaScript',
  'noScript.subscribe.text': 'Write to us, and we will add your address to the newsletter.',
} as const;
