import type { SocialLink } from '#contracts/site.ts'
import { NetworkIcon } from './NetworkIcon.tsx'

/** Plain links: nothing of a network is loaded before somebody opens it. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  return links.map(({ network, label, url }) => (
    <a key={url + label} href={url} rel="me noopener" style={{ gap: '0.5rem' }}>
      <NetworkIcon network={network} />
      {label}
    </a>
  ))
}
