import { route } from '../../route.ts'

export const withdrawFromGift = route('POST', '/withdrawals/gift', {
  summary:
    'Withdraws from the purchase of a gift card or gift membership within 14 days: its code stops working, and what is left of it is refunded. Sending it again changes nothing.',
  access: 'everyone',
  errors: ['gift_card_sale_not_found', 'invalid_input', 'withdrawal_not_possible', 'too_many_requests'],
  request: async () => ({ input: (await import('../../membership/giftWithdrawals.ts')).giftWithdrawalInput }),
  output: async () => (await import('../../membership/giftWithdrawals.ts')).giftWithdrawalSchema,
})
