import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { readWithdrawable, withdraw } from '#contracts/routes/shop/withdrawals.ts'
import { withdrawFromGift } from '#contracts/routes/membership/giftWithdrawals.ts'
import { withdrawFromMembership } from '#contracts/routes/membership/membershipWithdrawals.ts'
import type { GiftWithdrawalInput } from '#contracts/membership/giftWithdrawals.ts'
import type { MembershipWithdrawalInput } from '#contracts/membership/membershipWithdrawals.ts'
import { currentUserQuery } from '../../../lib/visitor.ts'
import type { WithdrawableInput, WithdrawalInput } from '#contracts/shop/withdrawals.ts'

export function useWithdraw() {
  return useMutation({ mutationFn: (input: WithdrawalInput) => call(withdraw, { input }) })
}

/** Sent as a form, because it names a person. */
export function useWithdrawable() {
  return useMutation({ mutationFn: (input: WithdrawableInput) => call(readWithdrawable, { input }) })
}

export function useWithdrawFromGift() {
  return useMutation({ mutationFn: (input: GiftWithdrawalInput) => call(withdrawFromGift, { input }) })
}

export function useWithdrawFromMembership() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: MembershipWithdrawalInput) => call(withdrawFromMembership, { input }),
    // Access ends with it.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  })
}
