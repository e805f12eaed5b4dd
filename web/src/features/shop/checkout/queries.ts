import { useMutation } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { CreatePaymentInput } from '#contracts/shop/checkout.ts'
import { createPayment } from '#contracts/routes/shop/checkout.ts'
import { loadVisit } from '../../../lib/loadVisit.ts'

export function useCreatePayment() {
  return useMutation({
    mutationFn: async (input: CreatePaymentInput) =>
      call(createPayment, { input: { ...input, visit: (await loadVisit())?.readVisit() } }),
  })
}
