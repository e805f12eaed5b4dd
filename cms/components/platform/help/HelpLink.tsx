'use client'
import { usePathname } from 'next/navigation.js'
import { helpUrlFor } from '#contracts/operations/helpPages.ts'
import { useText } from '../view/useText.ts'

/** The “?” in the header of every page. The help opens in a new tab, so an unsaved form stays as it is. */
export function HelpLink() {
  const t = useText()
  return (
    <a
      className="help-link"
      href={helpUrlFor(usePathname())}
      target="_blank"
      aria-label={t('Help for this page, in a new tab')}
    >
      ?
    </a>
  )
}
