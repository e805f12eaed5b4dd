import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { CreateItemAlert } from '#contracts/shop/itemAlerts.ts'
import {
  confirmItemAlert,
  createItemAlert,
  deleteItemAlert,
  readItemAlerts,
  readLinkedItemAlert,
  stopItemAlert,
} from '#contracts/routes/shop/itemAlerts.ts'
import { readQuery } from '../../../lib/readQuery.ts'

/** Of the account. */
export const itemAlertsQuery = readQuery(readItemAlerts, {})

export const linkedItemAlertQuery = (key: string) => readQuery(readLinkedItemAlert, { query: { key } })

export function useCreateItemAlert() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: CreateItemAlert) => call(createItemAlert, { input }),
    onSuccess: refresh,
  })
}

export function useDeleteItemAlert() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number | string) => call(deleteItemAlert, { params: { id: String(id) } }),
    // After an error, too: it may have been sent or stopped.
    onSettled: refresh,
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: itemAlertsQuery.queryKey })
}

export function useConfirmItemAlert(key: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(confirmItemAlert, { query: { key } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: linkedItemAlertQuery(key).queryKey }),
  })
}

export const useStopItemAlert = (key: string) =>
  useMutation({
    mutationFn: (isAll: boolean) => call(stopItemAlert, { query: { key, ...(isAll && { all: 'true' as const }) } }),
  })
