import type { SiteConfig } from '#contracts/site.ts'

/** Whether the owner has published a page at this path. */
export const isOwnPage = (config: SiteConfig | undefined, pathname: string): boolean =>
  config?.navigation.pages.includes(pathname.slice(1)) === true
