import { BENEFITS, MORE_BENEFITS } from '../../contracts/membership/benefits.ts'
import { BRAND_DEFAULTS } from '../../contracts/platform/siteDefaults.ts'
import { screens } from '../../server/ssr/screens.ts'
import { isPdf } from './isPdf.ts'
import { contractTexts, sourceTexts } from './sourceTexts.ts'

/** What the server's own pages say, and the heads of the site's pages. */
export const pageTexts = (): string[] => [
  ...new Set([
    ...sourceTexts('server'),
    ...sourceTexts('endpoints', { marks: ['answer'] }),
    ...sourceTexts('domain', { isWanted: isPdf }),
    ...contractTexts('shop/refundReasons'),
    ...screens.flatMap(({ name, description }) => [name, description]).filter((text) => typeof text === 'string'),
    ...BENEFITS.flatMap(({ title, text }) => [title, text]),
    ...MORE_BENEFITS,
    BRAND_DEFAULTS.tagline,
    BRAND_DEFAULTS.description,
  ]),
]
