import { useMutation } from '@tanstack/react-query'
import type { CreatePaymentInput } from '#contracts/checkout.ts'
import { paths } from '#contracts/paths.ts'
import { apiSend } from '../../lib/apiClient.ts'

const loadAnswer = async () => (await import('#contracts/checkout.ts')).createPaymentAnswer

export function useCreatePayment() {
  return useMutation({
    mutationFn: (input: CreatePaymentInput) => apiSend('POST', paths.createPayment, input, loadAnswer),
  })
}
