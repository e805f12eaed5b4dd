'use client'
import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { isOpenAt } from './isOpenAt.ts'
import type { StudioSection } from './studioSections.ts'

/** The section of the open page is marked, also while a document of it is open. */
export function NavEntries({ sections }: { sections: StudioSection[] }) {
  const pathname = usePathname()
  return (
    <ul className="studio-nav">
      {sections.map(({ label, tabs }) => {
        const isOpen = tabs.some(({ href }) => isOpenAt(href, pathname))
        return (
          <li key={label}>
            <Link className="nav__link" href={tabs[0]?.href ?? '/cms'} aria-current={isOpen ? 'page' : undefined}>
              <span className="nav__link-label">{label}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
