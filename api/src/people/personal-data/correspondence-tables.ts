import { erasedAddress } from './erased-address.ts';
import type { PersonalTable } from './personal-table.ts';

/** The tables of what people send and receive: emails, messages, forms, invitations. Values are SQL. */
export const correspondenceTables: Readonly<Record<string, PersonalTable>> = {
  blitz_invitations: {
    personal: 'email',
    others: 'id token_hash company closes_at',
    copy: { withheld: { secret: 'token_hash' } },
    by: { email: ['email'] },
    erasure: { empty: { email: 'null' } },
  },
  blitz_participants: {
    personal: 'contacts',
    others: 'id invitation_id status company logo_url pitch category website slots submitted_at changed_at',
    by: { emailWithin: 'contacts' },
    erasure: { items: 'contacts' },
  },
  contact_messages: {
    personal: 'name email message',
    others: 'id topic sent_at',
    by: { email: ['email'] },
    erasure: 'remove',
    overdue: { column: 'sent_at', after: 'correspondence' },
  },
  crypto_trader_invitations: {
    personal: 'first_name last_name email inviter_name attendee_id',
    others: 'id token_hash closes_at created_at',
    copy: { withheld: { secret: 'token_hash' } },
    by: { attendee: ['attendee_id'], email: ['email'] },
    erasure: { empty: { first_name: 'null', last_name: 'null', email: 'null', inviter_name: 'null' } },
  },
  error_reports: {
    personal: 'message additional_error_body email',
    others: 'id request_id reported_at',
    by: { email: ['email'] },
    erasure: 'remove',
    overdue: { column: 'reported_at', after: 'errorReports' },
  },
  featured_invitations: {
    personal: 'first_name last_name email company attendee_id',
    others: 'id token_hash closes_at used_at created_at',
    copy: { withheld: { secret: 'token_hash' } },
    by: { attendee: ['attendee_id'], email: ['email'] },
    erasure: { empty: { first_name: 'null', last_name: 'null', email: 'null', company: 'null' } },
  },
  form_submissions: {
    personal: 'values note',
    others: 'reference type status sent_at',
    copy: { withheld: { internal: 'note' } },
    by: { emailWithin: 'values' },
    erasure: 'remove',
    overdue: { column: 'sent_at', after: 'correspondence' },
  },
  inbox_replies: {
    personal: 'recipient message organiser_name',
    others: 'id kind item_id sent_at',
    by: { email: ['recipient'] },
    erasure: 'remove',
    overdue: { column: 'sent_at', after: 'correspondence' },
  },
  inbox_states: {
    personal: 'note',
    others: 'kind item_id state assignee_id changed_at',
    copy: { none: 'internal' },
    // They go with what they are about.
    erasure: 'remove',
    overdue: { column: 'changed_at', after: 'correspondence' },
  },
  invitations: {
    personal: 'inviter_id email email_key attendee_id',
    others: 'id token_hash withdrawn_at created_at',
    copy: {
      withheld: { secret: 'token_hash', derived: 'email_key' },
      // Those that they sent.
      alsoBy: { attendee: ['inviter_id'] },
      own: { attendee: ['inviter_id', 'attendee_id'], email: ['email'] },
    },
    by: { attendee: ['attendee_id'], email: ['email'] },
    erasure: {
      empty: {
        email: erasedAddress('id'),
        withdrawn_at:
          'case when attendee_id is null then coalesce(withdrawn_at, now()) else withdrawn_at end',
      },
      why: 'places',
    },
  },
  listings: {
    personal: 'contact_name email',
    others:
      'id token_hash closes_at status company description website category logo_url additional_information logo_width logo_height submitted_at',
    copy: { withheld: { secret: 'token_hash' } },
    by: { email: ['email'] },
    erasure: { empty: { contact_name: 'null', email: 'null' } },
  },
  mail_outbox: {
    personal: 'recipient reply_to subject body html unsubscribe_url attachments',
    others: 'id topic attempts due_at lease_id sent_at given_up_at last_error created_at',
    copy: {
      withheld: { secret: 'body html unsubscribe_url attachments lease_id' },
      own: { email: ['recipient', 'reply_to'] },
    },
    by: { email: ['recipient', 'reply_to'] },
    erasure: 'remove',
  },
  media_partner_requests: {
    personal: 'name email phone message',
    others: 'id company media_kit_id requested_at',
    by: { email: ['email'] },
    erasure: 'remove',
    overdue: { column: 'requested_at', after: 'correspondence' },
  },
  message_reports: {
    personal: 'reason',
    others: 'id thread_id side state reported_at',
    copy: { conversations: true, withheld: { side: 'side' } },
    // They go with the conversation.
    erasure: 'remove',
    overdue: { column: 'reported_at', after: 'messages' },
  },
  message_stops: {
    personal: 'person attendee_id email_key',
    others: 'stopped_at',
    copy: { withheld: { derived: 'email_key' } },
    by: { attendee: ['attendee_id'], email: ['email_key'] },
    erasure: 'remove',
  },
  message_threads: {
    personal: 'pair_key starter_id receiver_id receiver_attendee_id contact_id',
    others:
      'id receiver_kind starter_seen receiver_seen starter_blocked_at receiver_blocked_at last_message_at version',
    copy: {
      conversations: true,
      withheld: {
        derived: 'pair_key version',
        others: 'starter_id receiver_id receiver_attendee_id contact_id',
        side: 'starter_seen receiver_seen starter_blocked_at receiver_blocked_at',
      },
    },
    by: { attendee: ['starter_id', 'receiver_attendee_id'] },
    erasure: 'remove',
    overdue: { column: 'last_message_at', after: 'messages' },
  },
  messages: {
    personal: 'sender_id receiver_id text',
    others: 'id thread_id place receiver_kind sent_at',
    copy: {
      conversations: true,
      withheld: { derived: 'place', others: 'sender_id receiver_kind receiver_id' },
    },
    by: { attendee: ['sender_id', 'receiver_id'] },
    erasure: 'remove',
    overdue: { column: 'sent_at', after: 'messages' },
  },
  password_requests: {
    personal: 'email',
    others: 'id purpose requested_at',
    by: { email: ['email'] },
    erasure: 'remove',
    overdue: { column: 'requested_at', after: 'requests' },
  },
  session_messages: {
    personal: 'attendee_id email first_name last_name company job_title text',
    others: 'id session_id sent_at',
    by: { attendee: ['attendee_id'], email: ['email'] },
    erasure: 'remove',
    overdue: { column: 'sent_at', after: 'messages' },
  },
  subscribers: {
    personal: 'email email_key first_name',
    others: 'id consented_at unsubscribed_at',
    copy: { withheld: { derived: 'email_key' } },
    by: { email: ['email'] },
    erasure: 'remove',
  },
  ticket_transfers: {
    personal: 'holder_id first_name last_name email taken_by',
    others: 'id ticket_number token_hash expires_at withdrawn_at taken_at created_at',
    copy: {
      withheld: { secret: 'token_hash' },
      // Those that they offered.
      alsoBy: { attendee: ['holder_id'] },
      own: { attendee: ['holder_id', 'taken_by'], email: ['email'] },
    },
    by: { attendee: ['taken_by'], email: ['email'] },
    erasure: {
      empty: {
        first_name: `'Erased'`,
        last_name: `'attendee'`,
        email: erasedAddress('id'),
        expires_at: 'least(expires_at, now())',
      },
      why: 'places',
    },
  },
  video_access: {
    personal: 'email',
    others: 'id token_hash requested_at expires_at',
    copy: { withheld: { secret: 'token_hash' } },
    by: { email: ['email'] },
    erasure: 'remove',
    overdue: { column: 'expires_at', after: 'requests' },
  },
  vip_invitations: {
    personal: 'name company',
    others: 'id slug code link_key category_id passes_limit valid_until created_at',
    copy: { none: 'unlinked' },
    erasure: { stays: 'entered' },
  },
  waiting_list: {
    personal: 'email email_key attendee_id',
    others: 'id package_id position token_hash state offered_until joined_at',
    copy: { withheld: { secret: 'token_hash', derived: 'email_key' } },
    by: { attendee: ['attendee_id'], email: ['email'] },
    erasure: 'remove',
    overdue: { column: 'joined_at', after: 'correspondence' },
  },
};
