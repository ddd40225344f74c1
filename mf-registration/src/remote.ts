import { defineRemote } from '@summit/shared-ui/remote';

export default defineRemote('registration', {
  pages: {
    blitzRegistration: () => import('./blitz/blitz-registration-page.tsx'),
    forgotPassword: () => import('./password/forgot-password-page.tsx'),
    changePassword: () => import('./password/change-password-page.tsx'),
    listing: () => import('./listing/listing-page.tsx'),
    voucher: () => import('./voucher/voucher-page.tsx'),
    registration: () => import('./attendee/registration-page.tsx'),
    registrationAttendee: () => import('./attendee/first-step/first-step-page.tsx'),
    registrationSecondPart: () => import('./attendee/second-part/second-part-page.tsx'),
    registrationPhoto: () => import('./photo/photo-page.tsx'),
    registrationPackages: () => import('./packages/packages-page.tsx'),
    registrationKillerFeature: () => import('./killer-feature/killer-feature-page.tsx'),
    registrationPayment: () => import('./payment/payment-page.tsx'),
    registrationExecutePayment: () => import('./payment/execute-payment-page.tsx'),
    registrationCompleted: () => import('./completed/completed-page.tsx'),
    registrationWaitingList: () => import('./waiting-list/waiting-list-page.tsx'),
    registrationTransfer: () => import('./transfer/transfer-page.tsx'),
    registrationManage: () => import('./manage/manage-page.tsx'),
    registrationInvoice: () => import('./invoice/invoice-page.tsx'),
    registrationFeatured: () => import('./featured/featured-page.tsx'),
    registrationSlug: () => import('./trader/slug-page.tsx'),
    registrationInvitation: () => import('./pass/invitation-page.tsx'),
  },
  dialogs: {
    registeredUsersOnly: () => import('./registered-users/registered-users-only-dialog.tsx'),
    unknownInvitation: () => import('./attendee/invited/unknown-invitation-dialog.tsx'),
  },
});
