import { useMutation } from '@tanstack/react-query'
import { paths } from '#contracts/paths.ts'
import { apiRequest } from '../../lib/apiClient.ts'

/** Ends the session with the account; nothing that is cached is the visitor's any more, so leave in full. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) => apiRequest('POST', paths.accountDelete, { password }),
  })
}
