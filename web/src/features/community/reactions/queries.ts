import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { Post } from '#contracts/posts.ts'
import { addReaction, readReaction, removeReaction } from '#contracts/routes/reactions.ts'
import { readQuery } from '../../../lib/readQuery.ts'

const paramsOf = (id: Post['id']) => ({ params: { id: String(id) } })

export const reactionQuery = (id: Post['id']) => readQuery(readReaction, paramsOf(id))

/** Shown before the server has answered. */
export function useReact(id: Post['id']) {
  const queryClient = useQueryClient()
  const { queryKey } = reactionQuery(id)
  return useMutation({
    mutationFn: (isMine: boolean) => call(isMine ? addReaction : removeReaction, paramsOf(id)),
    onMutate: async (isMine) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(
        queryKey,
        (stored) =>
          stored && { isMine, count: stored.count + Number(isMine) - Number(stored.isMine) },
      )
    },
    onSuccess: (stored) => queryClient.setQueryData(queryKey, stored),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}
