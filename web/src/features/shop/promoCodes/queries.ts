import { useMutation } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { applyPromoCode, removePromoCode } from '#contracts/routes/shop/promoCodes.ts'

export const useApplyCode = () =>
  useMutation({ mutationFn: (code: string) => call(applyPromoCode, { input: { code } }) })

export const useRemoveCode = () => useMutation({ mutationFn: () => call(removePromoCode, {}) })
