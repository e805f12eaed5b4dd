import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { OwnStone } from '#contracts/ownStones.ts'
import {
  handOverFromOrder,
  handOverStone,
  readOrderStones,
  readOwnStones,
  takeStone,
  withdrawFromOrder,
  withdrawStone,
} from '#contracts/routes/ownStones.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { type OrderAccess, ordersQuery, partsOf } from '../orders/queries.ts'

export const ownStonesQuery = readQuery(readOwnStones, {})
export const orderStonesQuery = (access: OrderAccess) => readQuery(readOrderStones, partsOf(access))

/** @param access of the order that it was bought with; null for the stones of an account. */
export function useHandOver({ lineId, piece }: OwnStone, access: OrderAccess | null) {
  const refresh = useRefresh()
  const params = { line: Number(lineId), piece }
  return useMutation({
    mutationFn: () => (access ? call(handOverFromOrder, pieceOf(access, params)) : call(handOverStone, { params })),
    // After an error, too: somebody else may have the stone now.
    onSettled: refresh,
  })
}

export function useWithdrawCode({ lineId, piece }: OwnStone, access: OrderAccess | null) {
  const refresh = useRefresh()
  const params = { line: Number(lineId), piece }
  return useMutation({
    mutationFn: () => (access ? call(withdrawFromOrder, pieceOf(access, params)) : call(withdrawStone, { params })),
    onSettled: refresh,
  })
}

export function useTakeStone() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: (code: string) => call(takeStone, { input: { code } }), onSuccess: refresh })
}

function pieceOf(access: OrderAccess, piece: { line: number; piece: number }) {
  const { params, ...rest } = partsOf(access)
  return { params: { ...params, ...piece }, ...rest }
}

function useRefresh() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([ownStonesQuery, ordersQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
  }
}
