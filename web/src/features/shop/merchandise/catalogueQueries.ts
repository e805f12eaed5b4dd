import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import { syncMerchandise, testSpreadconnect } from '#contracts/routes/shop/catalogue.ts'
import { readMerchandise, readMerchandisePage } from '#contracts/routes/shop/merchandise.ts'
import { refreshUnder } from '../../../lib/readQuery.ts'

export function useSyncMerchandise() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(syncMerchandise, {}),
    onSuccess: () =>
      Promise.all([refreshUnder(queryClient, readMerchandise), refreshUnder(queryClient, readMerchandisePage)]),
  })
}

export function useTestConnection() {
  return useMutation({ mutationFn: () => call(testSpreadconnect, {}) })
}
