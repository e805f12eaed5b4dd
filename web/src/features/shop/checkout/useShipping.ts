import { SHIPPING_COUNTRIES } from '#contracts/shop/shippingCountries.ts'
import { EXPRESS_STATES } from '#contracts/shop/express.ts'
import type { SiteConfig } from '#contracts/platform/site.ts'
import { useSiteConfig } from '../../../lib/siteConfig.ts'

const DEFAULTS: SiteConfig['shipping'] = { countries: [...SHIPPING_COUNTRIES], expressStates: [...EXPRESS_STATES] }

/** Where the shop sends parcels, and where express is offered. */
export const useShipping = (): SiteConfig['shipping'] => useSiteConfig().data?.shipping ?? DEFAULTS
