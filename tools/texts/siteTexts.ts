import { BENEFITS, MORE_BENEFITS } from '../../contracts/membership/benefits.ts'
import { COMPARISON_LABELS } from '../../contracts/content/comparisonLabels.ts'
import { GUESSED_CATEGORIES } from '../../contracts/shop/guessedCategories.ts'
import { LEAVING_WORDS } from '../../contracts/membership/leavingReasons.ts'
import { PHOTO_STATES } from '../../contracts/shop/photoStates.ts'
import { BRAND_DEFAULTS, LANDING_DEFAULTS } from '../../contracts/platform/siteDefaults.ts'
import { BUYER_EVENTS } from '../../contracts/shop/orderEvents.ts'
import errors from '../../texts/de/errors.json' with { type: 'json' }
import { contractTexts, sourceTexts } from './sourceTexts.ts'

const ORDER_EVENTS = Object.values(BUYER_EVENTS).map(({ text }) => text)

/** As the demo's card provider says it. */
const DECLINED = 'Your card was declined.'

/** What the SPA says. It also loads the messages of the API. */
export const siteTexts = (): string[] =>
  [
    ...new Set([
      ...sourceTexts('web/src'),
      ...ORDER_EVENTS,
      DECLINED,
      ...Object.values(LEAVING_WORDS),
      ...contractTexts('people/deviceName'),
      ...BENEFITS.flatMap(({ title, text }) => [title, text]),
      ...MORE_BENEFITS,
      ...GUESSED_CATEGORIES,
      ...Object.values(COMPARISON_LABELS).flat(),
      ...Object.values(PHOTO_STATES),
      BRAND_DEFAULTS.tagline,
      LANDING_DEFAULTS.headline,
      LANDING_DEFAULTS.description,
      ...[LANDING_DEFAULTS.premium, LANDING_DEFAULTS.community, LANDING_DEFAULTS.gear].flatMap(({ title, text }) => [
        title,
        text,
      ]),
    ]),
  ].filter((text) => !Object.hasOwn(errors, text) && !/^\{\w+\}$/.test(text))
