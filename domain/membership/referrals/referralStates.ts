/**
 * `joined`: the friend has an account. `waiting`: the first payment has arrived and could still go back. `crediting`: the credit
 * is on its way to the card provider. `credited` and `void` are final.
 */
export const REFERRAL_MOVES = {
  joined: ['waiting'],
  waiting: ['crediting', 'void'],
  // Back, when the card provider has deleted the customer.
  crediting: ['credited', 'waiting'],
  credited: [],
  void: [],
} as const

export type ReferralState = keyof typeof REFERRAL_MOVES
export type Move = { [From in ReferralState]: { from: From; to: (typeof REFERRAL_MOVES)[From][number] } }[ReferralState]

/** Why a friend's payment brings no reward. */
export type VoidReason = 'refunded' | 'same_card' | 'limit' | 'referrer_left'
