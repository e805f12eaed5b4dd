import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { NEWEST_MERCHANDISE } from '#contracts/newest.ts'
import { readMerchandise, syncMerchandise, testSpreadconnect } from '#contracts/routes/merchandise.ts'
import { readQuery, refreshUnder } from '../../lib/readQuery.ts'

export const merchandiseQuery = readQuery(readMerchandise, {})
export const newestMerchandiseQuery = readQuery(readMerchandise, { query: NEWEST_MERCHANDISE })

export function useSyncMerchandise() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(syncMerchandise, {}),
    onSuccess: () => refreshUnder(queryClient, readMerchandise),
  })
}

export function useTestConnection() {
  return useMutation({ mutationFn: () => call(testSpreadconnect, {}) })
}
