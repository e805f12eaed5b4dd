import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

type FocusedHeadingProps = {
  children: ReactNode
  /** Also takes the focus when the whole page was loaded: it is the answer to something. */
  always?: boolean
}

/** The one h1 of a screen. After a navigation it takes the focus, so the new screen is read from its start. */
export function FocusedHeading({ children, always = false }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrivedByLink = useLocation().key !== 'default'

  useEffect(() => {
    if (always || arrivedByLink) heading.current?.focus({ preventScroll: true })
    // Only when the screen appears: later changes of its address (filters) leave the focus alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
