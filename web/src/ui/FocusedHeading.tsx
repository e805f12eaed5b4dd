import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/** The one h1 of a screen. After a navigation it takes the focus, so the new screen is read from its start. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrivedByLink = useLocation().key !== 'default'

  useEffect(() => {
    if (arrivedByLink) heading.current?.focus({ preventScroll: true })
    // Only when the screen appears: later changes of its address (filters) leave the focus alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
