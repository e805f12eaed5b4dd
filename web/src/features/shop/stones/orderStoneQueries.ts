import { call } from '#contracts/call.ts'
import type { OwnStone } from '#contracts/shop/ownStones.ts'
import { handOverFromOrder, readOrderStones, withdrawFromOrder } from '#contracts/routes/shop/ownStones.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { type OrderAccess, partsOf } from '../orders/queries.ts'
import { pieceParams, type StoneCalls } from './ownStoneQueries.ts'

export const orderStonesQuery = (access: OrderAccess) => readQuery(readOrderStones, partsOf(access))

export const orderStoneCalls = (access: OrderAccess): StoneCalls => ({
  handOver: (stone) => call(handOverFromOrder, pieceOf(access, stone)),
  withdraw: (stone) => call(withdrawFromOrder, pieceOf(access, stone)),
})

function pieceOf(access: OrderAccess, stone: OwnStone) {
  const { params, ...rest } = partsOf(access)
  return { params: { ...params, ...pieceParams(stone) }, ...rest }
}
