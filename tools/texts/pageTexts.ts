import { BENEFITS, MORE_BENEFITS } from '../../contracts/membership/benefits.ts'
import { BRAND_DEFAULTS } from '../../contracts/platform/siteDefaults.ts'
import { PART_NAMES } from '../../contracts/platform/sitePartNames.ts'
import { screens } from '../../server/ssr/screens.ts'
import { isPdf } from './isPdf.ts'
import { contractTexts, sourceTexts } from './sourceTexts.ts'

/** What the server's own pages say, the heads of the site's pages, and what the setup finds. */
export const pageTexts = (): string[] => [
  ...new Set([
    ...sourceTexts('server'),
    ...sourceTexts('endpoints', { marks: ['answer'] }),
    ...sourceTexts('domain', { isWanted: isPdf }),
    ...sourceTexts('domain/operations/setup', { marks: ['done', 'open', 'failed', 'msg'] }),
    ...Object.values(PART_NAMES).map(({ label }) => label),
    ...contractTexts('shop/refundReasons'),
    ...screens.flatMap(({ name, description }) => [name, description]).filter((text) => typeof text === 'string'),
    ...BENEFITS.flatMap(({ title, text }) => [title, text]),
    ...MORE_BENEFITS,
    BRAND_DEFAULTS.tagline,
    BRAND_DEFAULTS.description,
  ]),
]
