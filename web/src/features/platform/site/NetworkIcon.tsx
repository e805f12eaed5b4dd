import type { ReactNode } from 'react'
import type { SocialLink } from '#contracts/platform/site.ts'

const ICONS: Record<SocialLink['network'], ReactNode> = {
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" fill="currentColor" />
    </>
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  facebook: <path d="M17 3h-3a4 4 0 0 0-4 4v3H7v4h3v7h4v-7h3l1-4h-4V7a1 1 0 0 1 1-1h2z" />,
  tiktok: <path d="M13 3v12a4 4 0 1 1-4-4M13 3a6 6 0 0 0 6 6" />,
  x: <path d="m4 4 16 16M20 4 4 20" />,
  other: null,
}

export function NetworkIcon({ network }: { network: SocialLink['network'] }) {
  const icon = ICONS[network]
  if (icon === null) return null
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {icon}
    </svg>
  )
}
