import { eq } from 'drizzle-orm';
import { type DemoAccountName, demoAccounts } from '@summit/contract/session/demo-accounts';
import { nominees } from '../../awards/awards.tables.ts';
import { photoGalleries } from '../../content/galleries/galleries.tables.ts';
import { mediaKits } from '../../content/media-partners/media-partners.tables.ts';
import { findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { sessions } from '../../programme/agenda/agenda.tables.ts';
import { speakers } from '../../programme/speakers/speakers.tables.ts';
import { dynamicForms } from '../../registration/dynamic-forms/dynamic-forms.tables.ts';
import type { TestApp } from '../test-app.ts';

type Part = Record<string, unknown>;

/** The caller and the existing things with which a call passes its rules and reaches the handler. */
export interface Known {
  account?: DemoAccountName;
  params?: Part;
  query?: Part;
  body?: Part;
}

/** By the names of calls; an unlisted call is made by `buy` with words that name nothing. */
export async function knownThings({ db }: TestApp): Promise<Record<string, Known>> {
  const [session] = await db.select().from(sessions).where(eq(sessions.acceptsQuestions, true));
  const [speaker] = await db.select().from(speakers).where(eq(speakers.canReceiveMessages, true));
  const [kit] = await db.select().from(mediaKits);
  const [nominee] = await db.select().from(nominees).where(eq(nominees.year, 2027));
  const sellerEmail = demoAccounts.find(({ name }) => name === 'sell')?.email ?? '';
  const seller = await findAttendeeByEmail(db, sellerEmail);
  const sessionId = session?.id;
  const [album] = await db.select().from(photoGalleries);
  const [form] = await db.select().from(dynamicForms);
  const blitz = { category: 'Payments', slots: ['Wed 9 June, 16:30'], logoUrl: '' };
  const votes = [{ categoryId: nominee?.categoryId, nomineeId: nominee?.id }];
  return {
    gallery: { query: { 'query.id': album?.id } },
    form: { params: { type: form?.type } },
    submitForm: {
      params: { type: 'volunteer' },
      body: { values: { name: 'Ann', email: 'ann@fresh.example', day: '2027-06-08', consent: true } },
    },
    formConstructor: { params: { type: form?.type } },
    speaker: { params: { id: speaker?.id } },
    sponsor: { params: { id: 'tidewarden' } },
    sessionCalendar: { params: { id: sessionId } },
    messageSession: { body: { sessionId } },
    messageAttendee: { body: { receiverId: seller?.id } },
    messageSpeaker: { body: { receiverId: speaker?.id } },
    setStarredSessions: { body: { starred: [sessionId], removed: [] } },
    becomeMediaPartner: { body: { mediaKitId: kit?.id } },
    voteStepOne: { body: { votes } },
    ballotConsistency: { query: { size: '1' } },
    submitStepOne: { body: { categoryId: 'bank' } },
    submitStepTwo: { account: 'stepone' },
    selectPackage: { account: 'package' },
    attendeePackages: { account: 'package' },
    invitedStepOne: { body: { token: 'demo-invitation', email: 'guest@fresh.example' } },
    changeOwnDetails: { account: 'stepone' },
    cancelRegistration: { account: 'stepone' },
    joinWaitingList: { account: 'package', body: { packageType: 'BuyStandard' } },
    joinWaitingListByEmail: { body: { packageType: 'BuyStandard' } },
    sendInvitation: { account: 'sell', body: { email: 'colleague@fresh.example' } },
    regularInvitationToken: { query: { token: 'demo-invitation' } },
    featureFormToken: { query: { token: 'demo-featured' } },
    uploadFeatureImage: { query: { token: 'demo-featured' } },
    submitFeatureForm: { body: { token: 'demo-featured' } },
    blitzInvitation: { query: { token: 'demo-blitz' } },
    uploadBlitzLogo: { query: { token: 'demo-blitz' } },
    submitBlitz: { query: { token: 'demo-blitz' }, body: blitz },
    submitBlitzForm: { query: { token: 'demo-blitz-submitted' }, body: blitz },
    listing: { query: { token: 'demo-listing-invited' } },
    uploadListingLogo: { query: { token: 'demo-listing-invited' } },
    submitListing: { query: { token: 'demo-listing-invited' } },
    assignPromoCode: { account: 'request', query: { code: 'HARBOUR20' } },
    promoCodeDiscount: { query: { code: 'HARBOUR20' } },
    voucher: { query: { token: 'demo-voucher' } },
    videos: { query: { token: 'demo-videos' } },
    resourceEntries: { query: { sort: 'name' } },
    resourceHistory: { query: { sort: 'at' } },
    login: { body: { email: sellerEmail } },
    forgotPasswordRequest: { body: { email: sellerEmail }, query: { variant: 'attendee' } },
  };
}
