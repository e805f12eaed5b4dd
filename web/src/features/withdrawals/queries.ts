import { useMutation } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { readWithdrawable, withdraw } from '#contracts/routes/withdrawals.ts'
import type { WithdrawableInput, WithdrawalInput } from '#contracts/withdrawals.ts'

export function useWithdraw() {
  return useMutation({ mutationFn: (input: WithdrawalInput) => call(withdraw, { input }) })
}

/** Sent as a form, because it names a person. */
export function useWithdrawable() {
  return useMutation({ mutationFn: (input: WithdrawableInput) => call(readWithdrawable, { input }) })
}
