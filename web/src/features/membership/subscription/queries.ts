import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { CreateSubscriptionInput } from '#contracts/people/people.ts'
import { listPosts } from '#contracts/routes/content/posts.ts'
import { createSubscription, subscribe } from '#contracts/routes/membership/subscriptions.ts'
import { loadVisit } from '../../../lib/loadVisit.ts'
import { refreshUnder } from '../../../lib/readQuery.ts'
import { currentUserQuery } from '../../../lib/visitor.ts'

export function useCreateSubscription() {
  return useMutation({
    mutationFn: async (input: CreateSubscriptionInput) =>
      call(createSubscription, { input: { ...input, visit: (await loadVisit())?.readVisit() } }),
  })
}

/** The server re-reads the subscription from the card provider first. */
export function useActivateSubscription() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(subscribe, { input: {} }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
        refreshUnder(queryClient, listPosts),
      ]),
  })
}
