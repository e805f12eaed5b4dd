import { route } from '../../route.ts'

export const withdrawFromMembership = route('POST', '/withdrawals/membership', {
  summary:
    'Withdraws from a membership that began in Europe within the last 14 days: it ends, and its money goes back. Sending it again changes nothing.',
  access: 'everyone',
  errors: ['membership_not_found', 'invalid_input', 'withdrawal_not_possible', 'too_many_requests'],
  request: async () => ({
    input: (await import('../../membership/membershipWithdrawals.ts')).membershipWithdrawalInput,
  }),
  output: async () => (await import('../../membership/membershipWithdrawals.ts')).membershipWithdrawalSchema,
})
