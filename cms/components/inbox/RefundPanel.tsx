'use client'
import { type ReactNode, useEffect, useRef } from 'react'

type RefundPanelProps = {
  children: ReactNode
}

/** Where something is refunded in the list. The keyboard goes on in its first field. */
export function RefundPanel({ children }: RefundPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>('input, [aria-label^="Actions"] button, button')
    ;(first ?? panel.current)?.focus()
  }, [])
  return (
    <div className="inbox__refund" ref={panel} tabIndex={-1}>
      {children}
    </div>
  )
}
