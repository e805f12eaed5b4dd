import type { OwnStone } from '#contracts/shop/ownStones.ts'
import * as routes from '#contracts/routes/shop/ownStones.ts'
import { readOrder } from '#domain/shop/orders/readOrder.ts'
import { createHandover, takeStone as take, withdrawHandover } from '#domain/shop/stones/handOver.ts'
import { type SoldStone, stonesOfOrder, stonesOfPerson } from '#domain/shop/stones/soldStones.ts'
import type { HttpReq } from '../../authorize.ts'
import { implement } from '../../implement.ts'
import { proofOf } from '../orders/proofOf.ts'

/** The buyer's side, with the same proof as for reading the order. */
async function orderIdOf(req: HttpReq, reference: string, key: string | undefined): Promise<number> {
  return (await readOrder(req, reference, await proofOf(req, key))).id
}

export const readOrderStones = implement(routes.readOrderStones, async (req, { params, query }) =>
  (await stonesOfOrder(req.pool, await orderIdOf(req, params.reference, query.key))).map(presentToBuyer),
)

export const handOverFromOrder = implement(
  routes.handOverFromOrder,
  async (req, { params: { reference, line, piece }, query }) => {
    const orderId = await orderIdOf(req, reference, query.key)
    return { code: await createHandover(req, { lineId: line, piece }, { orderId }) }
  },
  { rateLimit: { calls: 60, seconds: 3600 } },
)

export const withdrawFromOrder = implement(
  routes.withdrawFromOrder,
  async (req, { params: { reference, line, piece }, query }) => {
    const orderId = await orderIdOf(req, reference, query.key)
    await withdrawHandover(req, { lineId: line, piece }, { orderId })
  },
)

export const readOwnStones = implement(routes.readOwnStones, async ({ pool, user }) =>
  (await stonesOfPerson(pool, user.id)).map(presentToOwner),
)

export const takeStone = implement(
  routes.takeStone,
  async (req, { input }) => presentToOwner(await take(req, input.code)),
  // Enough for typing errors; a code has 79 bits.
  { rateLimit: { calls: 20, seconds: 600 } },
)

export const handOverStone = implement(
  routes.handOverStone,
  async (req, { params: { line, piece } }) => ({
    code: await createHandover(req, { lineId: line, piece }, { userId: req.user.id }),
  }),
  { rateLimit: { calls: 60, seconds: 3600 } },
)

export const withdrawStone = implement(routes.withdrawStone, async (req, { params: { line, piece } }) => {
  await withdrawHandover(req, { lineId: line, piece }, { userId: req.user.id })
})

const presentToOwner = ({
  lineId,
  piece,
  pieces,
  productId,
  name,
  since,
  codeSince,
  isShipped,
}: SoldStone): OwnStone => ({
  ...{ lineId, piece, pieces, productId, name },
  since: (since.at(-1) ?? since[0]).toISOString(),
  handedOnAt: null,
  canHandOver: isShipped,
  codeSince: codeSince?.toISOString() ?? null,
})

/** What happens to a stone after its buyer handed it on is the business of its later owners. */
function presentToBuyer(stone: SoldStone): OwnStone {
  const [boughtAt, handedOnAt] = stone.since
  const shown = presentToOwner({ ...stone, since: [boughtAt] })
  return handedOnAt ? { ...shown, handedOnAt: handedOnAt.toISOString(), canHandOver: false, codeSince: null } : shown
}
