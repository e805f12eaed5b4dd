import * as routes from '#contracts/routes/delivery.ts'
import { estimateDelivery } from '#domain/shop/checkout/estimateDelivery.ts'
import { callingCodeOf } from '#domain/shop/checkout/callingCodeOf.ts'
import { readRates } from '#domain/shop/checkout/readRates.ts'
import { readNotice } from '#domain/shop/markets/readMarket.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { implement } from '../../implement.ts'

export const readDelivery = implement(routes.readDelivery, async ({ pool, now }, { query: { country } }) => {
  const { countries } = await readRates(pool)
  if (!countries.includes(country)) throw new AppError('unsupported_country')
  const estimate = (method: 'standard' | 'express') => estimateDelivery({ country, method, now })
  const notice = await readNotice(pool, country)
  return {
    country,
    standard: estimate('standard'),
    express: country === 'US' ? estimate('express') : null,
    callingCode: callingCodeOf(country),
    vat: notice?.vat ?? null,
  }
})
