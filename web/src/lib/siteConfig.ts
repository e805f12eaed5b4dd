import { useQuery } from '@tanstack/react-query'
import { readConfig } from '#contracts/routes/platform/site.ts'
import type { SitePart } from '#contracts/platform/siteParts.ts'
import { readQuery } from './readQuery.ts'
import { t } from './text.ts'

export const siteConfigQuery = readQuery(readConfig, {})

export function useSiteConfig() {
  return useQuery(siteConfigQuery)
}

export function useBrandName(): string {
  return useSiteConfig().data?.brand.name ?? t('Stone Hunt')
}

/** @returns the address of an article's page, or undefined while its part of the site is switched off. */
export function useArticlePath(): (path: string | null | undefined) => string | undefined {
  const offers = useOffers()
  return (path) => (path && offers(path.startsWith('/shop/') ? 'own-goods' : 'merchandise') ? path : undefined)
}

/** @returns whether a part of the site is switched on. */
export function useOffers(): (part: SitePart) => boolean {
  const { data } = useSiteConfig()
  return (part) => !data?.off.includes(part)
}
