'use client'
import { usePathname } from 'next/navigation.js'
import { helpUrlFor } from '#contracts/operations/helpPages.ts'

/** In the header of every page. It opens a tab, so that a form that isn’t saved stays as it is. */
export function HelpLink() {
  return (
    <a
      className="help-link"
      href={helpUrlFor(usePathname())}
      target="_blank"
      aria-label="Help for this page, in a new tab"
    >
      ?
    </a>
  )
}
