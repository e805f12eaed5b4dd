import { useQuery } from '@tanstack/react-query'
import { paths } from '#contracts/paths.ts'
import { readQuery } from './readQuery.ts'

export const siteConfigQuery = readQuery([paths.config], async () => (await import('#contracts/site.ts')).configSchema)

export function useSiteConfig() {
  return useQuery(siteConfigQuery)
}

export function useBrandName(): string {
  return useSiteConfig().data?.brand.name ?? 'Stone Hunt'
}
