import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { ProfileInput } from '#contracts/community/hunters.ts'
import type { EmailChange, PasswordChange, PersonName } from '#contracts/people/account.ts'
import {
  accountDelete,
  cancelEmailChange,
  changeName,
  changePassword,
  endOneSession,
  endOtherSessions,
  readAccount,
  readSessions,
  requestEmailChange,
} from '#contracts/routes/people/account.ts'
import { changeProfile, readProfile } from '#contracts/routes/community/hunters.ts'
import { currentUserQuery } from '../../../lib/visitor.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const accountQuery = readQuery(readAccount, {})

export const profileQuery = readQuery(readProfile, {})

/** Refetched each time it is shown: another device may have signed in. */
export const sessionsQuery = { ...readQuery(readSessions, {}), staleTime: 0 }

export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endOneSession, { params: { id } }),
    // After an error, too: the session may have ended already.
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

export function useChangeName() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (name: PersonName) => call(changeName, { input: name }),
    onSuccess: (user) => queryClient.setQueryData(currentUserQuery.queryKey, user),
  })
}

export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: PasswordChange) => call(changePassword, { input: change }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function useRequestEmailChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: EmailChange) => call(requestEmailChange, { input: change }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
  })
}

export function useCancelEmailChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelEmailChange, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
  })
}

export function useChangeProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: ProfileInput) => call(changeProfile, { input }),
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQuery.queryKey, saved)
      // It is part of every comment.
      return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === 'comments' })
    },
  })
}

/** Leaves the page, because nothing cached belongs to the visitor any longer. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (proof: { password?: string; code?: string }) => call(accountDelete, { input: proof }),
  })
}
