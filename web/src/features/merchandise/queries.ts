import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '#contracts/paths.ts'
import { apiSend } from '../../lib/apiClient.ts'
import { readQuery, refreshUnder } from '../../lib/readQuery.ts'

const loadMerchandiseList = async () => (await import('#contracts/products.ts')).merchandiseListSchema
const loadSyncAnswer = async () => (await import('#contracts/products.ts')).syncAnswer
const loadMessage = async () => (await import('#contracts/products.ts')).messageAnswer

export const merchandiseQuery = readQuery([paths.merchandise], loadMerchandiseList)
/** The newest four that can be bought. */
export const newestMerchandiseQuery = readQuery([paths.newestMerchandise], loadMerchandiseList)

export function useSyncMerchandise() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => apiSend('POST', paths.merchandiseSync, undefined, loadSyncAnswer),
    onSuccess: () => refreshUnder(queryClient, paths.merchandise),
  })
}

export function useTestConnection() {
  return useMutation({
    mutationFn: () => apiSend('GET', paths.testSpreadconnect, undefined, loadMessage),
  })
}
