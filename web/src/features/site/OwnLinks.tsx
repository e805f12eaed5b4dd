import { Link } from 'react-router-dom'
import type { SiteConfig } from '#contracts/site.ts'
import { NetworkIcon } from './NetworkIcon.tsx'

/** The owner's links in the footer. Nothing of a social network is loaded before its link is opened. */
export function OwnLinks({ footer, social }: Pick<SiteConfig['navigation'], 'footer' | 'social'>) {
  return (
    <>
      {footer.map(({ url, label }) => (
        <Link key={url + label} to={url}>
          {label}
        </Link>
      ))}
      {social.map(({ network, label, url }) => (
        <a key={url + label} href={url} rel="me noopener" style={{ gap: '0.5rem' }}>
          <NetworkIcon network={network} />
          {label}
        </a>
      ))}
    </>
  )
}
