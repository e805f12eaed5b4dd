import { useQuery } from '@tanstack/react-query'
import { readConfig } from '#contracts/routes/site.ts'
import { readQuery } from './readQuery.ts'
import { t } from './text.ts'

export const siteConfigQuery = readQuery(readConfig, {})

export function useSiteConfig() {
  return useQuery(siteConfigQuery)
}

export function useBrandName(): string {
  return useSiteConfig().data?.brand.name ?? t('Stone Hunt')
}
