import { SHIPPING_COUNTRIES } from '#contracts/checkout.ts'
import { EXPRESS_STATES } from '#contracts/express.ts'
import type { SiteConfig } from '#contracts/site.ts'
import { useSiteConfig } from '../../../lib/siteConfig.ts'

const DEFAULTS: SiteConfig['shipping'] = { countries: [...SHIPPING_COUNTRIES], expressStates: [...EXPRESS_STATES] }

/** Where the shop sends parcels, and where express is offered. */
export const useShipping = (): SiteConfig['shipping'] => useSiteConfig().data?.shipping ?? DEFAULTS
