export const DEFAULTS = {
  cover_photo_url: { value: '', note: 'The picture of the front page. Set by “Change Cover Photo” on the site.' },
  member_discount_percent: {
    value: '10',
    fits: /^(100|\d{1,2})$/,
    note: 'What subscribers save on merchandise, in whole percent, 0 to 100.',
  },
  order_hold_minutes: {
    value: '60',
    fits: /^\d{1,5}$/,
    note: 'How long a paid order waits before it goes to print. Until then it can be cancelled with a full refund.',
  },
  comment_moderation: {
    value: 'first',
    fits: /^(first|all|off)$/,
    note: 'first: a member’s first comment and any with a link or blocked word waits for you. all: every one. off: none.',
  },
  comment_blocked_words: { value: '', note: 'Words that make a comment wait for you, separated by commas.' },
  popular_from_views: { value: '1000', fits: /^\d{1,9}$/, note: 'A post is popular once it has more views than this.' },
  contact_email: {
    value: '',
    fits: /^(\S+@\S+\.\S+)?$/,
    note: 'Where messages from the contact form are mailed to. Empty: they only wait here.',
  },
  second_factor_required: {
    value: 'on',
    fits: /^(on|off)$/,
    note: 'on: employees must set up two-step sign-in (a code from their phone) before they can use the panel. off: each employee decides.',
  },
  card_fee_percent: {
    value: '2.9',
    fits: /^\d{1,2}(\.\d{1,2})?$/,
    note: 'Of each payment, for the margin on the dashboard.',
  },
  card_fee_cents: { value: '30', fits: /^\d{1,4}$/, note: 'Of each payment, in cents, on top of the percentage.' },
  tax_service: {
    value: 'none',
    fits: /^(none|stripe)$/,
    note: 'none: no tax is added. stripe: Stripe Tax works it out for each address; switch it on in your Stripe account first.',
  },
} as const satisfies Record<string, { value: string; note: string; fits?: RegExp }>

export type SettingKey = keyof typeof DEFAULTS
