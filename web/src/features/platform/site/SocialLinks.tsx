import type { SiteConfig } from '#contracts/platform/site.ts'
import { NetworkIcon } from './NetworkIcon.tsx'

/** Nothing of a social network is loaded before its link is opened. */
export function SocialLinks({ social }: Pick<SiteConfig['navigation'], 'social'>) {
  return social.map(({ network, label, url }) => (
    <a key={url + label} href={url} rel="me noopener" style={{ gap: '0.5rem' }}>
      <NetworkIcon network={network} />
      {label}
    </a>
  ))
}
