import * as routes from '#contracts/routes/site.ts'
import { FREE_SHIPPING_FROM_CENTS, PLANS, TRIAL_DAYS } from '#contracts/constants.ts'
import { centsToAmount } from '#contracts/money.ts'
import { cardForm } from '#providers/stripe/mode.ts'
import { changeCoverPhoto } from '#domain/settings/changeCoverPhoto.ts'
import { readPublicSetting, readSettings, parseWholeNumber } from '#domain/settings/settings.ts'
import { ShopError } from '#domain/ShopError.ts'
import { implement } from '../implement.ts'

export const readConfig = implement(
  routes.readConfig,
  async (req) => {
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
        memberDiscountPercent: parseWholeNumber('member_discount_percent', settings.member_discount_percent, 0, 100),
      },
      popularFromViews: parseWholeNumber('popular_from_views', settings.popular_from_views, 0, 1_000_000_000),
      demo: payments.mode === 'demo',
    }
  },
  { cache: { topics: ['settings'], by: 'everyone' } },
)

export const readSiteSetting = implement(
  routes.readSiteSetting,
  async (req, { params: { key } }) => {
    const setting = await readPublicSetting(req.pool, key)
    if (!setting) throw new ShopError('not_found')
    return setting
  },
  { cache: { topics: ['settings'], by: 'everyone', only: ['/site-settings/cover_photo_url'] } },
)

export const putCoverPhoto = implement(routes.putCoverPhoto, async (req, { input }) => ({
  key: 'cover_photo_url',
  value: await changeCoverPhoto(req, input.coverPhotoURL),
}))
