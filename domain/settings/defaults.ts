export const DEFAULTS = {
  cover_photo_url: {
    value: '',
    note: 'The cover photo on the home page. Set it with “Change Cover Photo” on the site.',
  },
  member_discount_percent: {
    value: '10',
    fits: /^(100|\d{1,2})$/,
    note: 'The discount subscribers get on merchandise, in whole percent, 0 to 100.',
  },
  order_hold_minutes: {
    value: '60',
    fits: /^\d{1,5}$/,
    note: 'How many minutes a paid order waits before it goes to print. Until then it can be canceled with a full refund.',
  },
  comment_moderation: {
    value: 'first',
    fits: /^(first|all|off)$/,
    note: 'first: a member’s first comment, and any comment with a link or a blocked word, waits for approval. all: every comment waits. off: none does.',
  },
  comment_blocked_words: {
    value: '',
    note: 'Comments with one of these words wait for approval. Separate words with commas.',
  },
  popular_from_views: {
    value: '1000',
    fits: /^\d{1,9}$/,
    note: 'A post counts as popular once it has more views than this.',
  },
  contact_email: {
    value: '',
    fits: /^(\S+@\S+\.\S+)?$/,
    note: 'The address that gets messages from the contact form. Empty: they are only shown in the panel.',
  },
  second_factor_required: {
    value: 'on',
    fits: /^(on|off)$/,
    note: 'on: employees must set up two-step sign-in (a code from their phone) before they can use the panel. off: each employee decides.',
  },
  card_fee_percent: {
    value: '2.9',
    fits: /^\d{1,2}(\.\d{1,2})?$/,
    note: 'The card provider’s fee, in percent of each payment. Used for the margin on the dashboard.',
  },
  card_fee_cents: {
    value: '30',
    fits: /^\d{1,4}$/,
    note: 'The card provider’s fee per payment, in cents, added to the percentage.',
  },
  tax_service: {
    value: 'none',
    fits: /^(none|stripe)$/,
    note: 'none: no tax is added. stripe: Stripe Tax calculates it for each address. Switch it on in your Stripe account first.',
  },
} as const satisfies Record<string, { value: string; note: string; fits?: RegExp }>

export type SettingKey = keyof typeof DEFAULTS
