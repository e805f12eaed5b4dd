import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '#contracts/paths.ts'
import { apiRequest } from '../../lib/apiClient.ts'
import { readQuery } from '../../lib/readQuery.ts'

const loadSessionList = async () => (await import('#contracts/account.ts')).sessionListSchema

/** Where the visitor is signed in. Looked up each time it is shown: another device may have come. */
export const sessionsQuery = { ...readQuery([paths.accountSessions], loadSessionList), staleTime: 0 }

export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => apiRequest('DELETE', paths.accountSession(id)),
    // Also after a refusal: then it was over already.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => apiRequest('DELETE', paths.accountSessions),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

/** Ends the session with the account; nothing that is cached is the visitor's any more, so leave in full. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (proof: { password: string; code?: string }) => apiRequest('POST', paths.accountDelete, proof),
  })
}
