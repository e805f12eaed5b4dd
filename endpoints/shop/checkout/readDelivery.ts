import * as routes from '#contracts/routes/shop/delivery.ts'
import { estimateDelivery, estimateOwnDelivery } from '#domain/shop/checkout/estimateDelivery.ts'
import { callingCodeOf } from '#domain/shop/checkout/callingCodeOf.ts'
import { isOffered } from '#domain/platform/site/readPartsOff.ts'
import { readRates } from '#domain/shop/checkout/readRates.ts'
import { readNotice } from '#domain/shop/markets/readMarket.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { implement } from '../../implement.ts'

export const readDelivery = implement(routes.readDelivery, async ({ pool, now }, { query: { country } }) => {
  const { countries, ownHandlingDays } = await readRates(pool)
  if (!countries.includes(country)) throw new AppError('unsupported_country')
  const standard = { country, method: 'standard' as const, now }
  const express = country === 'US' ? { country, method: 'express' as const, now } : null
  const notice = await readNotice(pool, country)
  return {
    country,
    standard: estimateDelivery(standard),
    express: express && estimateDelivery(express),
    ...((await isOffered(pool, 'own-goods')) && {
      own: {
        handlingDays: ownHandlingDays,
        standard: estimateOwnDelivery(standard, ownHandlingDays),
        express: express && estimateOwnDelivery(express, ownHandlingDays),
      },
    }),
    callingCode: callingCodeOf(country),
    vat: notice?.vat ?? null,
  }
})
