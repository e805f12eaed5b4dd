import { route } from '../route.ts'

export const withdraw = route('POST', '/withdrawals', {
  summary: 'Withdraws from the contract of an order that went to Europe. Sending it again changes nothing.',
  access: 'everyone',
  errors: ['order_not_found', 'withdrawal_not_possible', 'too_many_requests'],
  request: async () => ({ input: (await import('../withdrawals.ts')).withdrawalInput }),
  output: async () => (await import('../withdrawals.ts')).withdrawalSchema,
})

export const settleWithdrawal = route('POST', '/admin/withdrawals/:id/settle', {
  summary: 'Refunds the order of a withdrawal, because its goods came back or may be kept.',
  access: 'refundOrders',
  status: 204,
  errors: ['not_found', 'illegal_order_move'],
  request: async () => ({
    params: (await import('../params.ts')).withdrawalParams,
    input: (await import('../withdrawals.ts')).settleWithdrawalInput,
  }),
})
