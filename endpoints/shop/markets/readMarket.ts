import * as routes from '#contracts/routes/shop/markets.ts'
import { readMarket as read } from '#domain/shop/markets/readMarket.ts'
import { implement } from '../../implement.ts'

export const readMarket = implement(routes.readMarket, async ({ pool }, { query: { country, language = 'en' } }) => ({
  country,
  notice: await read(pool, country, language),
}))
