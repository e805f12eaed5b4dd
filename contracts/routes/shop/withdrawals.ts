import { route } from '../../route.ts'

export const withdraw = route('POST', '/withdrawals', {
  summary:
    'Withdraws from the contract of an order that went to Europe, or from some of its items. Sending it again changes nothing.',
  access: 'everyone',
  errors: ['order_not_found', 'invalid_input', 'withdrawal_not_possible', 'too_many_requests'],
  request: async () => ({ input: (await import('../../shop/withdrawals.ts')).withdrawalInput }),
  output: async () => (await import('../../shop/withdrawals.ts')).withdrawalSchema,
})

export const readWithdrawable = route('POST', '/withdrawals/items', {
  summary:
    'The items of an order that may still be withdrawn from. A reference can’t be guessed; the email proves the rest.',
  access: 'everyone',
  errors: ['order_not_found', 'withdrawal_not_possible', 'too_many_requests'],
  request: async () => ({ input: (await import('../../shop/withdrawals.ts')).withdrawableInput }),
  output: async () => (await import('../../shop/withdrawals.ts')).withdrawableSchema,
})

export const settleWithdrawal = route('POST', '/admin/withdrawals/:id/settle', {
  summary: 'Refunds what a withdrawal is about, because the goods came back or may be kept.',
  access: 'refundOrders',
  scope: 'orders:refund',
  status: 204,
  errors: ['not_found', 'illegal_order_move'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).withdrawalParams,
    input: (await import('../../shop/withdrawals.ts')).settleWithdrawalInput,
  }),
})
