/** Albums and videos. */
export const pictureTexts = {
  'photoGallery.meta.description':
    'Photographs of Summit, album by album: opening days, the expo floor, awards nights and the dock.',
  'photoGallery.header.title': 'Photo gallery',
  'photoGallery.header.lead': 'Past editions, album by album.',
  'photoGallery.albums': 'All albums',
  'photoGallery.empty.title': 'No album yet',
  'photoGallery.empty.text': 'The first pictures come on the evening of the first day.',
  'photoGallery.album.empty.title': 'This album is still empty',
  'photoGallery.album.empty.text': 'Somebody is choosing the pictures. Look at another one meanwhile.',
  'photoGallery.album.missing.title': 'This album does not exist',
  'photoGallery.album.missing.text': 'It may have been renamed. All the others are here.',
  'photoGallery.album.hint': 'Open a picture to leaf through them with the arrow keys.',
  'photoGallery.note':
    'You are in a picture and would rather not be? Tell us and it goes, no questions asked.',

  'videos.meta.description':
    'Talks of past editions of Summit to watch again: keynotes, panels and the awards night.',
  'videos.header.title': 'Videos',
  'videos.header.lead': 'Talks worth watching twice.',
  'videos.watch': 'Watch',
  'videos.captions': 'English captions',
  'videos.locked': 'On request',
  'videos.public.title': 'For everybody',
  'videos.empty.title': 'Nothing to watch yet',
  'videos.empty.text': 'The first talks come online a week after the event.',
  'videos.disabled.title': 'The videos are being cut',
  'videos.disabled.text': 'They come back here. Whoever is subscribed hears of it first.',
  'videos.private.title': 'For attendees',
  'videos.private.lead': 'Whoever was there may watch everything, workshops and long versions included.',
  'videos.private.login': 'Log in to watch',
  'videos.private.empty.title': 'Nothing for attendees alone at present',
  'videos.private.empty.text': 'What there is, everybody may watch.',
  'videos.token.welcome': 'Your link is good: the videos on request are open to you below.',
  'videos.token.unknown.title': 'This link does not open anything',
  'videos.token.unknown.text':
    'It may have expired, or lost its end in the mail. Ask for a new one below: it costs you one line.',
  'videos.request.title': 'Ask for access',
  'videos.request.lead':
    'Some speakers want to know that somebody is watching. Tell us your address and a link comes by mail.',
  'videos.request.email': 'Email',
  'videos.request.submit': 'Send me the link',
  'videos.request.script': 'This form needs JavaScript. Without it, write to us and we send you the link:',
  'videos.request.sent.title': 'Look into your mail',
  'videos.request.sent.text':
    'If we may write to this address, a link is on its way. It opens the videos on request on this page.',
} as const;
