import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

type FocusedHeadingProps = {
  children: ReactNode
  lang?: string | undefined
  always?: boolean
}

/** Takes the focus after a navigation, so that screen readers start there. */
export function FocusedHeading({ children, lang, always = false }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrivedByLink = useLocation().key !== 'default'

  useEffect(() => {
    if (always || arrivedByLink) heading.current?.focus({ preventScroll: true })
    // Only on mount: a change of the query string (filters) must not move the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return (
    <h1 ref={heading} tabIndex={-1} lang={lang}>
      {children}
    </h1>
  )
}
