import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { OwnStone } from '#contracts/shop/ownStones.ts'
import { readOrders } from '#contracts/routes/shop/orders.ts'
import { handOverStone, readOwnStones, takeStone, withdrawStone } from '#contracts/routes/shop/ownStones.ts'
import { readQuery, refreshUnder } from '../../../lib/readQuery.ts'

export const ownStonesQuery = readQuery(readOwnStones, {})

/** How the stones of a list are handed over: those of an account, or those of an order. */
export type StoneCalls = {
  handOver: (stone: OwnStone) => Promise<{ code: string }>
  withdraw: (stone: OwnStone) => Promise<unknown>
}

export const pieceParams = ({ lineId, piece }: OwnStone) => ({ line: Number(lineId), piece })

export const ownStoneCalls: StoneCalls = {
  handOver: (stone) => call(handOverStone, { params: pieceParams(stone) }),
  withdraw: (stone) => call(withdrawStone, { params: pieceParams(stone) }),
}

export function useHandOver(stone: OwnStone, { handOver }: StoneCalls) {
  const refresh = useRefresh()
  // After an error, too: somebody else may have the stone now.
  return useMutation({ mutationFn: () => handOver(stone), onSettled: refresh })
}

export function useWithdrawCode(stone: OwnStone, { withdraw }: StoneCalls) {
  const refresh = useRefresh()
  return useMutation({ mutationFn: () => withdraw(stone), onSettled: refresh })
}

export function useTakeStone() {
  const refresh = useRefresh()
  return useMutation({ mutationFn: (code: string) => call(takeStone, { input: { code } }), onSuccess: refresh })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([readOwnStones, readOrders].map((route) => refreshUnder(queryClient, route)))
  }
}
