import { useMutation } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { applyGiftCard, removeGiftCard } from '#contracts/routes/shop/giftCards.ts'

export const useApplyGiftCard = () =>
  useMutation({ mutationFn: (code: string) => call(applyGiftCard, { input: { code } }) })

export const useRemoveGiftCard = () => useMutation({ mutationFn: () => call(removeGiftCard, {}) })
