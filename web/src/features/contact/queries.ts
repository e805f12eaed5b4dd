import { useMutation } from '@tanstack/react-query'
import type { ContactInput } from '#contracts/contact.ts'
import { paths } from '#contracts/paths.ts'
import { apiRequest } from '../../lib/apiClient.ts'

export function useSendMessage() {
  return useMutation({ mutationFn: (message: ContactInput) => apiRequest('POST', paths.contact, message) })
}
