import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { MAX_FIELD_COPIES } from '#contracts/content/fieldLimits.ts'
import type { Post } from '#contracts/content/posts.ts'
import { readFieldCopy } from '#contracts/routes/content/fieldCopies.ts'
import { pageLanguage } from '../../../lib/pageLanguage.ts'
import { listFieldRecords, removeFieldCopy } from '../../../lib/offline/fieldStore.ts'
import { saveFieldCopy, type SaveProgress } from './saveFieldCopy.ts'

/** What is saved on this device. */
export const fieldRecordsQuery = queryOptions({ queryKey: ['field-records'], queryFn: listFieldRecords })

/** Too many posts are saved. */
export class FieldFull extends Error {}

type Saving = { signal: AbortSignal; onProgress: (progress: SaveProgress) => void }

export function useSaveFieldCopy(id: Post['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ signal, onProgress }: Saving) => {
      if ((await listFieldRecords()).length >= MAX_FIELD_COPIES) throw new FieldFull()
      // Otherwise the browser may remove the copy when the device is short of space. It may refuse.
      await navigator.storage.persist?.()
      const copy = await call(readFieldCopy, { params: { id }, query: pageLanguage() }, signal)
      return saveFieldCopy(copy, { signal, onProgress })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: fieldRecordsQuery.queryKey }),
  })
}

export function useRemoveFieldCopy() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: Post['id']) => removeFieldCopy(id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: fieldRecordsQuery.queryKey }),
  })
}
