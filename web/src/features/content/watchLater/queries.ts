import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { Post } from '#contracts/content/posts.ts'
import {
  addWatchLater,
  readWatchLater,
  readWatchLaterIds,
  removeWatchLater,
} from '#contracts/routes/content/watchLater.ts'
import { pageLanguage } from '../../../lib/pageLanguage.ts'
import { readQuery, refreshUnder } from '../../../lib/readQuery.ts'

export const watchLaterIdsQuery = readQuery(readWatchLaterIds, {})

export const watchLaterQuery = (page: number) =>
  readQuery(readWatchLater, { query: { ...(page > 1 && { page }), ...pageLanguage() } })

type Change = { id: Post['id']; isListed: boolean }

/** Shown before the server has answered. Presses are sent one after the other. */
export function useChangeWatchLater() {
  const queryClient = useQueryClient()
  const { queryKey } = watchLaterIdsQuery
  const isLast = () => queryClient.isMutating({ mutationKey: queryKey }) === 1
  return useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join('/') },
    mutationFn: ({ id, isListed }: Change) =>
      call(isListed ? addWatchLater : removeWatchLater, { params: { id: String(id) } }),
    onMutate: async ({ id, isListed }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (stored = { ids: [] }) => ({
        ids: [...(isListed ? [id] : []), ...stored.ids.filter((other) => String(other) !== String(id))],
      }))
    },
    onSettled: async () => {
      if (!isLast()) return
      await Promise.all([queryClient.invalidateQueries({ queryKey }), refreshUnder(queryClient, readWatchLater)])
    },
  })
}
