import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '#contracts/paths.ts'
import type { Plan } from '#contracts/people.ts'
import { apiRequest, apiSend } from '../../lib/apiClient.ts'
import { refreshUnder } from '../../lib/readQuery.ts'

const loadAnswer = async () => (await import('#contracts/people.ts')).createSubscriptionAnswer

export function useCreateSubscription() {
  return useMutation({
    mutationFn: (plan: Plan) => apiSend('POST', paths.createSubscription, { plan }, loadAnswer),
  })
}

/** Has the server re-read the subscription from the card provider, then everything that depends on it. */
export function useActivateSubscription() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => apiRequest('POST', paths.subscribe, {}),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [paths.currentUser] }),
        refreshUnder(queryClient, paths.posts),
      ]),
  })
}
