import { useMutation } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { ContactInput } from '#contracts/community/contact.ts'
import { contactUs } from '#contracts/routes/people/account.ts'

export function useSendMessage() {
  return useMutation({ mutationFn: (input: ContactInput) => call(contactUs, { input }) })
}
