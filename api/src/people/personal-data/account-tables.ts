import { erasedAddress } from './erased-address.ts';
import type { PersonalTable } from './personal-table.ts';

/** The tables of accounts, of what was bought and done with them, and of people whom the site shows. Values are SQL. */
export const accountTables: Readonly<Record<string, PersonalTable>> = {
  address_changes: {
    personal: 'attendee_id old_email new_email',
    others: 'id owner_token_hash new_token_hash created_at agreed_at confirmed_at ended_at',
    copy: { withheld: { secret: 'owner_token_hash new_token_hash' } },
    by: { attendee: ['attendee_id'], email: ['old_email', 'new_email'] },
    erasure: 'remove',
    overdue: { column: 'created_at', after: 'correspondence' },
  },
  attendees: {
    personal:
      'id email email_key confirmed_email password_hash ticket_number first_name last_name phone company job_title company_ground job_title_ground desk_ground country image_url image_status is_published tags profile marketing accepts_messages',
    others:
      'attendee_type category_id registration_status invited_by_attendee_id is_in_top is_blocked login_is_disabled tokens_count_from organiser_role erased_at created_at updated_at',
    copy: {
      withheld: { secret: 'password_hash', derived: 'email_key company_ground job_title_ground desk_ground' },
    },
    by: { attendee: ['id'] },
    erasure: {
      empty: {
        email: erasedAddress('id'),
        confirmed_email: 'null',
        password_hash: 'null',
        first_name: `'Erased'`,
        last_name: `'attendee'`,
        phone: 'null',
        company: 'null',
        job_title: 'null',
        country: 'null',
        image_url: 'null',
        image_status: `'NotUploaded'`,
        is_published: 'false',
        is_in_top: 'false',
        tags: `'[]'`,
        profile: `'{}'`,
        marketing: 'false',
        accepts_messages: 'false',
        login_is_disabled: 'true',
        organiser_role: 'null',
      },
    },
  },
  ballots: {
    personal: 'attendee_id',
    others: 'id year step awards_type cast_at',
    by: { attendee: ['attendee_id'] },
    erasure: { stays: 'ballots' },
  },
  cancelled_tickets: {
    personal: 'attendee_id',
    others: 'number reason cancelled_at',
    by: { attendee: ['attendee_id'] },
    erasure: { stays: 'places' },
  },
  check_ins: {
    personal: 'attendee_id ticket_number',
    others:
      'id day at settled_at is_offline door device organiser_id verdict first_id undone_at undone_by_id undo_reason',
    copy: { withheld: { secret: 'ticket_number' } },
    by: { attendee: ['attendee_id'] },
    erasure: 'remove',
  },
  invoices: {
    personal: 'attendee_id buyer purchase_order',
    others:
      'id kind sequence number payment_id refund_id invoice_id currency net_minor vat_minor gross_minor vat_basis_points description seller issued_at',
    by: { attendee: ['attendee_id'] },
    erasure: { stays: 'invoices' },
  },
  link_photos: {
    personal: 'file_name',
    others: 'token_hash uploaded_at',
    copy: { none: 'brief' },
    erasure: { stays: 'brief' },
  },
  last_year_attendees: {
    personal: 'first_name last_name company job_title company_ground job_title_ground country image_url tags',
    others: 'id edition attendee_type category_id is_in_top',
    copy: { none: 'unlinked' },
    erasure: { stays: 'published' },
  },
  login_sessions: {
    personal: 'attendee_id device_id',
    others: 'id generation used_generation refreshed_at expires_at',
    by: { attendee: ['attendee_id'] },
    erasure: 'remove',
  },
  nominated_categories: {
    personal: 'nomination_id',
    others: 'category_id',
    copy: { through: { column: 'nomination_id', table: 'nominations', key: 'id' } },
    erasure: { stays: 'nominations' },
  },
  nominations: {
    personal: 'attendee_id contact_email',
    others: 'id year awards_type name url reason nominator nominated_at',
    copy: { own: { attendee: ['attendee_id'], email: ['contact_email'] } },
    by: { attendee: ['attendee_id'], email: ['contact_email'] },
    erasure: { empty: { contact_email: 'null' }, why: 'nominations' },
  },
  nominees: {
    personal: 'name company job_title description image_url url',
    others: 'id category_id year is_shortlisted result is_published withdrawal',
    copy: { none: 'unlinked' },
    erasure: { stays: 'published' },
  },
  one_time_tokens: {
    personal: 'attendee_id mailed_to',
    others: 'token_hash purpose expires_at used_at',
    copy: { withheld: { secret: 'token_hash' } },
    by: { attendee: ['attendee_id'], email: ['mailed_to'] },
    erasure: 'remove',
  },
  orders: {
    personal: 'attendee_id holder_id paid_by',
    others:
      'id package_id state price_minor discount_minor total_minor promo_code currency created_at updated_at',
    copy: { own: { attendee: ['attendee_id', 'holder_id'] } },
    by: { attendee: ['attendee_id', 'holder_id', 'paid_by'] },
    erasure: { stays: 'money' },
  },
  organiser_audit: {
    personal: 'organiser_id organiser_name before after',
    others: 'id at call subject',
    copy: { none: 'record' },
    erasure: { stays: 'record' },
  },
  organiser_passkeys: {
    personal: 'credential_id public_key name',
    others: 'id organiser_id sign_count transports created_at last_used_at',
    copy: {
      withheld: { secret: 'credential_id public_key sign_count' },
      through: { column: 'organiser_id', table: 'organisers', key: 'id' },
    },
    erasure: { stays: 'organiser' },
  },
  organiser_pictures: {
    personal: 'added_by',
    others: 'name url width height added_at',
    copy: { none: 'record' },
    erasure: { stays: 'record' },
  },
  organisers: {
    personal: 'email email_key name password_hash otp_secret',
    others: 'id roles last_otp_step set_up_token_hash set_up_expires_at is_blocked created_at',
    copy: {
      withheld: {
        secret: 'password_hash otp_secret last_otp_step set_up_token_hash set_up_expires_at',
        derived: 'email_key',
      },
    },
    by: { email: ['email'] },
    erasure: { stays: 'organiser' },
  },
  package_places: {
    personal: 'attendee_id paid_by_id',
    others: 'package_id state held_until is_paying is_free chosen_at',
    copy: { own: { attendee: ['attendee_id', 'paid_by_id'] } },
    by: { attendee: ['attendee_id', 'paid_by_id'] },
    erasure: { stays: 'places' },
  },
  payments: {
    personal: 'provider_id url',
    others:
      'id order_id provider state amount_minor retained_minor currency paid_minor paid_currency reason is_declined disputed_at next_check_at created_at updated_at',
    copy: { withheld: { secret: 'url' }, through: { column: 'order_id', table: 'orders', key: 'id' } },
    erasure: { stays: 'money' },
  },
  provider_events: {
    personal: 'body',
    others: 'provider event_id type payment_id received_at',
    copy: { none: 'repeated' },
    erasure: { stays: 'money' },
  },
  rate_limits: {
    personal: 'key',
    others: 'count window_ends_at',
    copy: { none: 'brief' },
    erasure: { stays: 'brief' },
  },
  refund_requests: {
    personal: 'reason requested_by',
    others: 'id payment_id amount_minor requested_by_id requested_at ended_by_id ended_at',
    copy: {
      withheld: { others: 'requested_by requested_by_id ended_by_id' },
      through: { column: 'payment_id', table: 'payments', key: 'id' },
    },
    erasure: { stays: 'money' },
  },
  refunds: {
    personal: 'reason requested_by',
    others:
      'id payment_id amount_minor source state provider_id returned_by_hand_at attempts next_attempt_at created_at',
    copy: {
      withheld: { others: 'requested_by' },
      through: { column: 'payment_id', table: 'payments', key: 'id' },
    },
    erasure: { stays: 'money' },
  },
  saved_views: {
    personal: 'name query',
    others: 'id organiser_id list',
    copy: { through: { column: 'organiser_id', table: 'organisers', key: 'id' } },
    erasure: { stays: 'organiser' },
  },
  speakers: {
    personal: 'first_name last_name job_title company country bio image_url linked_in_url email',
    others: 'id status tags can_receive_messages position home_page_position updated_at',
    by: { email: ['email'] },
    erasure: { stays: 'published' },
  },
  starred_calendars: {
    personal: 'attendee_id',
    others: 'generation',
    by: { attendee: ['attendee_id'] },
    erasure: 'remove',
  },
  starred_sessions: {
    personal: 'attendee_id session_id',
    others: 'starred_at',
    by: { attendee: ['attendee_id'] },
    erasure: 'remove',
  },
  testimonials: {
    personal: 'quote name job_title company image_url',
    others: 'id edition type_id position',
    copy: { none: 'unlinked' },
    erasure: { stays: 'published' },
  },
  uploaded_photos: {
    personal: 'attendee_id file_name',
    others: 'uploaded_at',
    by: { attendee: ['attendee_id'] },
    erasure: 'remove',
  },
  vip_passes: {
    personal: 'attendee_id',
    others: 'invitation_id taken_at',
    by: { attendee: ['attendee_id'] },
    erasure: 'remove',
  },
};
