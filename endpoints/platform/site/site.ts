import * as routes from '#contracts/routes/platform/site.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import { PRICE_SETTINGS } from '#contracts/membership/priceSettings.ts'
import { parseWaysToPay } from '#contracts/platform/settings.ts'
import { cardForm, isDemoMode } from '#providers/stripe/mode.ts'
import { parseRates, RATE_SETTINGS } from '#domain/shop/checkout/parseRates.ts'
import { isTaxed } from '#domain/shop/checkout/taxFor.ts'
import { parseMembershipPrices } from '#domain/membership/subscriptions/readMembershipPrices.ts'
import { changeCoverPhoto } from '#domain/platform/settings/changeCoverPhoto.ts'
import { readPublicSetting, readSettings, validSetting } from '#domain/platform/settings/settings.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import { readLanding } from '#domain/platform/site/readLanding.ts'
import { partsOff } from '#domain/platform/site/readPartsOff.ts'
import { useWordsOf, WORD_KEYS } from '#domain/platform/site/readPartsAndWords.ts'
import { readNavigation } from '#domain/platform/site/readNavigation.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { implement } from '../../implement.ts'

export const readConfig = implement(
  routes.readConfig,
  async (req) => {
    const [settings, look, landing, navigation] = await Promise.all([
      readSettings(req.pool, [
        'member_discount_percent',
        'parts_off',
        'popular_from_views',
        'tax_service',
        'ways_to_pay',
        ...PRICE_SETTINGS,
        ...RATE_SETTINGS,
        ...WORD_KEYS,
      ]),
      readBrand(req.pool),
      readLanding(req.pool),
      readNavigation(req.pool),
    ])
    const prices = parseMembershipPrices(settings)
    const rates = parseRates(settings)
    const words = useWordsOf(settings)
    return {
      ...look,
      landing,
      navigation,
      payments: { ...cardForm(), waysToPay: parseWaysToPay(settings.ways_to_pay) },
      prices: {
        monthly: centsToAmount(prices.monthly),
        annual: centsToAmount(prices.annual),
        trialDays: prices.trialDays,
        freeShippingFrom: centsToAmount(rates.freeFrom),
        memberDiscountPercent: Number(validSetting('member_discount_percent', settings.member_discount_percent)),
      },
      off: partsOff(settings.parts_off),
      ...(words && { words }),
      ...(isTaxed(settings.tax_service) && { addsTax: true as const }),
      shipping: { countries: [...rates.countries], expressStates: [...rates.expressStates] },
      popularFromViews: Number(validSetting('popular_from_views', settings.popular_from_views)),
      demo: isDemoMode(),
    }
  },
  { cache: { topics: ['settings', 'site'], by: 'everyone' } },
)

export const readSiteSetting = implement(
  routes.readSiteSetting,
  async (req, { params: { key } }) => {
    const setting = await readPublicSetting(req.pool, key)
    if (!setting) throw new AppError('not_found')
    return setting
  },
  { cache: { topics: ['settings'], by: 'everyone', only: ['/site-settings/cover_photo_url'] } },
)

export const putCoverPhoto = implement(routes.putCoverPhoto, async (req, { input }) => ({
  key: 'cover_photo_url',
  value: await changeCoverPhoto(req, input.coverPhotoURL),
}))
