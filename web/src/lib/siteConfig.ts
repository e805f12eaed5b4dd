import { useQuery } from '@tanstack/react-query'
import { readConfig } from '#contracts/routes/site.ts'
import type { SitePart } from '#contracts/siteParts.ts'
import { readQuery } from './readQuery.ts'
import { t } from './text.ts'

export const siteConfigQuery = readQuery(readConfig, {})

export function useSiteConfig() {
  return useQuery(siteConfigQuery)
}

export function useBrandName(): string {
  return useSiteConfig().data?.brand.name ?? t('Stone Hunt')
}

/** @returns whether a part of the site is switched on. */
export function useOffers(): (part: SitePart) => boolean {
  const { data } = useSiteConfig()
  return (part) => !data?.off.includes(part)
}
