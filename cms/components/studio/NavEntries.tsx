'use client'
import { Link, useNav, useWindowInfo } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { useEffect } from 'react'
import { isOpenAt } from './isOpenAt.ts'
import type { StudioSection } from './studioSections.ts'

/** The section of the open page is marked, also while a document of it is open. */
export function NavEntries({ sections }: { sections: StudioSection[] }) {
  const pathname = usePathname()
  const { setNavOpen, hydrated } = useNav()
  const { breakpoints } = useWindowInfo()
  const isBelowLarge = breakpoints?.['l']
  // Payload closes the menu below 1440 pixels, once it knows the width; ten entries have room from 1025 on.
  useEffect(() => {
    if (!hydrated || !window.matchMedia('(1025px <= width <= 1440px)').matches) return
    const timer = setTimeout(() => setNavOpen(true))
    return () => clearTimeout(timer)
  }, [hydrated, isBelowLarge, setNavOpen])
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
