import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { blockHunter, readBlocked, unblockHunter } from '#contracts/routes/community/hunters.ts'
import { readQuery } from './readQuery.ts'

export const blockedQuery = readQuery(readBlocked, {})

type Change = { id: string; isBlocked: boolean }

/** Blocks a member or undoes it, and reads again what shows them. */
export function useBlocking() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isBlocked }: Change) => call(isBlocked ? blockHunter : unblockHunter, { params: { id } }),
    onSuccess: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => {
          const address = queryKey.join('/')
          return (
            address.endsWith('/comments') || address.startsWith('/api/hunters/') || address === '/api/account/blocked'
          )
        },
      }),
  })
}
