import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { createMemberFeed, readMemberFeed, removeMemberFeed } from '#contracts/routes/outreach/memberFeed.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const memberFeedQuery = readQuery(readMemberFeed, {})

export function useCreateFeed() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: () => call(createMemberFeed, {}), onSuccess: refresh })
}

export function useRemoveFeed() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: () => call(removeMemberFeed, {}), onSuccess: refresh })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: memberFeedQuery.queryKey })
}
