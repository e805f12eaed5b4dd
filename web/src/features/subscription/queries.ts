import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { Plan } from '#contracts/people.ts'
import { listPosts } from '#contracts/routes/posts.ts'
import { createSubscription, subscribe } from '#contracts/routes/subscriptions.ts'
import { refreshUnder } from '../../lib/readQuery.ts'
import { currentUserQuery } from '../../lib/visitor.ts'

export function useCreateSubscription() {
  return useMutation({ mutationFn: (plan: Plan) => call(createSubscription, { input: { plan } }) })
}

/** Has the server re-read the subscription from the card provider, then everything that depends on it. */
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
