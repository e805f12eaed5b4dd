import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { accountDelete, endOneSession, endOtherSessions, readSessions } from '#contracts/routes/account.ts'
import { readQuery } from '../../lib/readQuery.ts'

/** Where the visitor is signed in. Looked up each time it is shown: another device may have come. */
export const sessionsQuery = { ...readQuery(readSessions, {}), staleTime: 0 }

export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endOneSession, { params: { id } }),
    // Also after a refusal: then it was over already.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

/** Ends the session with the account; nothing that is cached is the visitor's any more, so leave in full. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (proof: { password: string; code?: string }) => call(accountDelete, { input: proof }),
  })
}
