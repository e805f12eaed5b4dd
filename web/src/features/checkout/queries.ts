import { useMutation } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { CreatePaymentInput } from '#contracts/checkout.ts'
import { createPayment } from '#contracts/routes/checkout.ts'

export function useCreatePayment() {
  return useMutation({ mutationFn: (input: CreatePaymentInput) => call(createPayment, { input }) })
}
