import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { listPosts } from '#contracts/routes/content/posts.ts'
import { changeWatching } from '#contracts/routes/content/watching.ts'
import { refreshUnder } from '../../../lib/readQuery.ts'
import { watchingQuery } from '../../../lib/watching.ts'

export function useChangeWatching() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isOn: boolean) => call(changeWatching, { input: { isOn } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: watchingQuery().queryKey })
      void refreshUnder(queryClient, listPosts)
    },
  })
}
