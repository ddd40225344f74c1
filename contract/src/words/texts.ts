import { aboutTexts } from '../texts/about.ts';
import { accessibilityTexts } from '../texts/accessibility.ts';
import { affiliateZoneTexts } from '../texts/affiliate-zone.ts';
import { agendaTexts } from '../texts/agenda.ts';
import { agendaQuestionTexts } from '../texts/agenda-question.ts';
import { articleTexts } from '../texts/articles.ts';
import { attendeesTexts } from '../texts/attendees.ts';
import { awaitedPaymentTexts } from '../texts/awaited-payment.ts';
import { awardsTexts } from '../texts/awards.ts';
import { awardsBallotTexts } from '../texts/awards-ballot.ts';
import { awardsResultsTexts } from '../texts/awards-results.ts';
import { awardsSeasonTexts } from '../texts/awards-season.ts';
import { awardsTrustTexts } from '../texts/awards-trust.ts';
import { blitzTexts } from '../texts/blitz.ts';
import { calendarTexts } from '../texts/calendar.ts';
import { calendarFeedTexts } from '../texts/calendar-feed.ts';
import { changePasswordTexts } from '../texts/change-password.ts';
import { chooseAnotherTexts } from '../texts/choose-another.ts';
import { conductTexts } from '../texts/conduct.ts';
import { confirmationTexts } from '../texts/confirmation.ts';
import { conversationTexts } from '../texts/conversations.ts';
import { directoryTexts } from '../texts/directory.ts';
import { featuredTexts } from '../texts/featured.ts';
import { forgotPasswordTexts } from '../texts/forgot-password.ts';
import { formPreviewTexts } from '../texts/form-preview.ts';
import { frameTexts } from '../texts/frame.ts';
import { frameMessageTexts } from '../texts/frame-messages.ts';
import { healthTexts } from '../texts/health.ts';
import { homeTexts } from '../texts/home.ts';
import { invitedTexts } from '../texts/invited.ts';
import { invoiceTexts } from '../texts/invoice.ts';
import { listingTexts } from '../texts/listing.ts';
import { loginTexts } from '../texts/login.ts';
import { mailTexts } from '../texts/mail.ts';
import { mailedLinkTexts } from '../texts/mailed-links.ts';
import { meetTexts } from '../texts/meet.ts';
import { messagingTexts } from '../texts/messaging.ts';
import { myAgendaTexts } from '../texts/my-agenda.ts';
import { myRegistrationTexts } from '../texts/my-registration.ts';
import { networkingBlitzTexts } from '../texts/networking-blitz.ts';
import { noScriptTexts } from '../texts/no-script.ts';
import { nominationTexts } from '../texts/nomination.ts';
import { offerTexts } from '../texts/offers.ts';
import { passTexts } from '../texts/passes.ts';
import { photoTexts } from '../texts/photo.ts';
import { pictureTexts } from '../texts/pictures.ts';
import { pressTexts } from '../texts/press.ts';
import { privacyTexts } from '../texts/privacy.ts';
import { questionTexts } from '../texts/questions.ts';
import { registrationTexts } from '../texts/registration.ts';
import { registrationAttendeeTexts } from '../texts/registration-attendee.ts';
import { registrationCompletedTexts } from '../texts/registration-completed.ts';
import { firstStepTexts } from '../texts/registration-first-step.ts';
import { registrationInvitationTexts } from '../texts/registration-invitation.ts';
import { registrationKindTexts } from '../texts/registration-kinds.ts';
import { registrationPackagesTexts } from '../texts/registration-packages.ts';
import { registrationPaymentTexts } from '../texts/registration-payment.ts';
import { registrationSecondPartTexts } from '../texts/registration-second-part.ts';
import { registrationStartTexts } from '../texts/registration-start.ts';
import { registrationStepTexts } from '../texts/registration-steps.ts';
import { searchTexts } from '../texts/search.ts';
import { secondPartTitles } from '../texts/second-part-titles.ts';
import { sentFormTexts } from '../texts/sent-forms.ts';
import { speakersTexts } from '../texts/speakers.ts';
import { sponsorsTexts } from '../texts/sponsors.ts';
import { takingPartTexts } from '../texts/taking-part.ts';
import { termsTexts } from '../texts/terms.ts';
import { ticketTransferTexts } from '../texts/ticket-transfer.ts';
import { topicTexts } from '../texts/topics.ts';
import { traderTexts } from '../texts/traders.ts';
import { visitTexts } from '../texts/visit.ts';
import { voucherTexts } from '../texts/voucher.ts';
import { waitingListTexts } from '../texts/waiting-list.ts';

/**
 * Every static text of the server by its name, with its default wording. A page's texts begin with its page id:
 * `about.header.title`. Lists are lines whose parts are separated by ` | `.
 * Pages import the file of `texts/` they need, so that no visitor loads them all.
 */
export const texts = {
  ...frameTexts,
  ...frameMessageTexts,
  ...loginTexts,
  ...noScriptTexts,
  ...homeTexts,
  ...aboutTexts,
  ...agendaTexts,
  ...agendaQuestionTexts,
  ...myAgendaTexts,
  ...calendarFeedTexts,
  ...speakersTexts,
  ...attendeesTexts,
  ...calendarTexts,
  ...affiliateZoneTexts,
  ...sponsorsTexts,
  ...meetTexts,
  ...networkingBlitzTexts,
  ...formPreviewTexts,
  ...visitTexts,
  ...voucherTexts,
  ...listingTexts,
  ...termsTexts,
  ...takingPartTexts,
  ...privacyTexts,
  ...pressTexts,
  ...pictureTexts,
  ...offerTexts,
  ...healthTexts,
  ...questionTexts,
  ...sentFormTexts,
  ...searchTexts,
  ...directoryTexts,
  ...articleTexts,
  ...conductTexts,
  ...accessibilityTexts,
  ...registrationTexts,
  ...registrationStepTexts,
  ...registrationStartTexts,
  ...registrationKindTexts,
  ...firstStepTexts,
  ...registrationAttendeeTexts,
  ...registrationSecondPartTexts,
  ...registrationPackagesTexts,
  ...chooseAnotherTexts,
  ...registrationPaymentTexts,
  ...awaitedPaymentTexts,
  ...registrationCompletedTexts,
  ...mailedLinkTexts,
  ...registrationInvitationTexts,
  ...changePasswordTexts,
  ...forgotPasswordTexts,
  ...photoTexts,
  ...invoiceTexts,
  ...passTexts,
  ...secondPartTitles,
  ...traderTexts,
  ...myRegistrationTexts,
  ...ticketTransferTexts,
  ...waitingListTexts,
  ...topicTexts,
  ...invitedTexts,
  ...blitzTexts,
  ...featuredTexts,
  ...awardsTexts,
  ...awardsSeasonTexts,
  ...awardsResultsTexts,
  ...awardsTrustTexts,
  ...awardsBallotTexts,
  ...nominationTexts,
  ...messagingTexts,
  ...conversationTexts,
  ...confirmationTexts,
  ...mailTexts,
} as const;
