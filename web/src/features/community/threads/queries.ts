import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import {
  readLinkedThread,
  readThread,
  readThreads,
  writeToLinkedThread,
  writeToThread,
} from '#contracts/routes/community/threads.ts'
import { readQuery } from '../../../lib/readQuery.ts'

/** By the key of an emailed link, or by its number for the account it belongs to. */
export type ThreadAccess = { key: string } | { id: string }

/** Of the account. */
export const threadsQuery = readQuery(readThreads, {})

export const threadQuery = (access: ThreadAccess) =>
  'key' in access ? readQuery(readLinkedThread, { query: access }) : readQuery(readThread, { params: access })

export function useWriteToThread(access: ThreadAccess) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (message: string) =>
      'key' in access
        ? call(writeToLinkedThread, { query: access, input: { message } })
        : call(writeToThread, { params: access, input: { message } }),
    onSuccess: (thread) => {
      queryClient.setQueryData(threadQuery(access).queryKey, thread)
      return queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey })
    },
  })
}
