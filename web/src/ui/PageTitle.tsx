import { useBrandName } from '../lib/siteConfig.ts'

export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} | ${useBrandName()}`}</title>
}
