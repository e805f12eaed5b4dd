import { useMutation } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { withdraw } from '#contracts/routes/withdrawals.ts'
import type { WithdrawalInput } from '#contracts/withdrawals.ts'

export function useWithdraw() {
  return useMutation({ mutationFn: (input: WithdrawalInput) => call(withdraw, { input }) })
}
