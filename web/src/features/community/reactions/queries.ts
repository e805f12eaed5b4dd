import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { Post } from '#contracts/content/posts.ts'
import { addReaction, readReaction, removeReaction } from '#contracts/routes/community/reactions.ts'
import { readQuery } from '../../../lib/readQuery.ts'

const paramsOf = (id: Post['id']) => ({ params: { id: String(id) } })

export const reactionQuery = (id: Post['id']) => readQuery(readReaction, paramsOf(id))

/** Shown before the server has answered. Presses of one post are sent one after the other. @param shown the count until now. */
export function useReact(id: Post['id'], shown: number) {
  const queryClient = useQueryClient()
  const { queryKey } = reactionQuery(id)
  const isLast = () => queryClient.isMutating({ mutationKey: queryKey }) === 1
  return useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join('/') },
    mutationFn: (isMine: boolean) => call(isMine ? addReaction : removeReaction, paramsOf(id)),
    onMutate: async (isMine) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (stored = { count: shown, isMine: !isMine }) => ({
        isMine,
        count: stored.count + Number(isMine) - Number(stored.isMine),
      }))
    },
    onSuccess: (stored) => void (isLast() && queryClient.setQueryData(queryKey, stored)),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}
