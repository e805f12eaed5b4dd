import { centsToAmount } from '#contracts/shared/money.ts'
import * as routes from '#contracts/routes/shop/stones.ts'
import { findFilmStones } from '#domain/shop/stones/findFilmStones.ts'
import { implement } from '../../implement.ts'

export const readFilmStones = implement(
  routes.readFilmStones,
  async ({ pool }, { params: { id } }) =>
    (await findFilmStones(pool, id)).map(({ priceCents, ...stone }) => ({
      ...stone,
      price: centsToAmount(priceCents),
    })),
  { cache: { topics: ['products', 'merchandise', 'posts'], by: 'everyone' } },
)
