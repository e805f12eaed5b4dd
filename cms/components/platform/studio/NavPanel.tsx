'use client'
import { Hamburger, useNav } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { useText } from '../view/useText.ts'

/** Always beside the page from 1025 pixels on; below, Payload opens and closes it over the page. */
export function NavPanel({ children }: { children: ReactNode }) {
  const t = useText()
  const { navOpen, navRef, setNavOpen } = useNav()
  return (
    <aside className={navOpen ? 'nav nav--nav-open' : 'nav'}>
      <div className="nav__scroll" ref={navRef}>
        <nav className="nav__wrap" aria-label={t('Studio')}>
          {children}
        </nav>
        <div className="nav__header">
          <div className="nav__header-content">
            <button
              className="nav__mobile-close"
              type="button"
              aria-label={t('Close menu')}
              onClick={() => setNavOpen(false)}
            >
              <Hamburger isActive />
            </button>
          </div>
        </div>
      </div>
    </aside>
  )
}
