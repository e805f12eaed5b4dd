import { z } from 'zod'
import { FREE_SHIPPING_FROM_CENTS, PLANS, TRIAL_DAYS } from '#contracts/constants.ts'
import { centsToAmount } from '#contracts/money.ts'
import { configSchema, coverPhotoInput, siteSettingSchema } from '#contracts/site.ts'
import { cardForm } from '#providers/stripe/mode.ts'
import { changeCoverPhoto } from '#domain/settings/changeCoverPhoto.ts'
import { readPublicSetting, readSettings, wholeNumberOf } from '#domain/settings/settings.ts'
import { ShopError } from '#domain/ShopError.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

export const readConfig = defineEndpoint({
  method: 'GET',
  path: '/config',
  who: 'everyone',
  cache: { topics: ['settings'], by: 'everyone' },
  output: configSchema,
  run: async (req) => {
    const payments = cardForm()
    const settings = await readSettings(req.pool, ['member_discount_percent', 'popular_from_views'])
    return {
      brand: { name: 'Stone Hunt' },
      payments,
      prices: {
        monthly: centsToAmount(PLANS.monthly.cents),
        annual: centsToAmount(PLANS.annual.cents),
        trialDays: TRIAL_DAYS,
        freeShippingFrom: centsToAmount(FREE_SHIPPING_FROM_CENTS),
        memberDiscountPercent: wholeNumberOf('member_discount_percent', settings.member_discount_percent, 0, 100),
      },
      popularFromViews: wholeNumberOf('popular_from_views', settings.popular_from_views, 0, 1_000_000_000),
      demo: payments.mode === 'demo',
    }
  },
})

export const readSiteSetting = defineEndpoint({
  method: 'GET',
  path: '/site-settings/:key',
  who: 'everyone',
  cache: { topics: ['settings'], by: 'everyone' },
  params: z.object({ key: z.string().max(80) }),
  output: siteSettingSchema,
  run: async (req, { params: { key } }) => {
    const setting = await readPublicSetting(req.pool, key)
    if (!setting) throw new ShopError('not_found')
    return setting
  },
})

export const putCoverPhoto = defineEndpoint({
  method: 'PUT',
  path: '/cover-photo',
  who: 'employee',
  input: coverPhotoInput,
  output: siteSettingSchema,
  run: async (req, { input }) => ({ key: 'cover_photo_url', value: await changeCoverPhoto(req, input.coverPhotoURL) }),
})
