import { useMutation } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { ContactInput } from '#contracts/contact.ts'
import { contactUs } from '#contracts/routes/account.ts'

export function useSendMessage() {
  return useMutation({ mutationFn: (input: ContactInput) => call(contactUs, { input }) })
}
