'use client'
import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { isOpenAt } from './isOpenAt.ts'
import type { StudioSection } from './studioSections.ts'

export function TabLinks({ sections }: { sections: StudioSection[] }) {
  const pathname = usePathname()
  const section = sections.find(({ tabs }) => tabs.some(({ href }) => isOpenAt(href, pathname)))
  if (!section || section.tabs.length < 2) return null
  return (
    <nav className="studio-tabs" aria-label={section.label}>
      {section.tabs.map(({ label, href }) => (
        <Link key={href} href={href} aria-current={isOpenAt(href, pathname) ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
