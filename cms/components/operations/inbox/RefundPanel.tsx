'use client'
import { type ReactNode, useEffect, useRef } from 'react'

type RefundPanelProps = {
  children: ReactNode
}

/** Holds an open refund and focuses its first field. */
export function RefundPanel({ children }: RefundPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const inside = (selector: string) => panel.current?.querySelector<HTMLElement>(selector)
    const first = inside('input') ?? inside('button') ?? panel.current
    first?.focus()
  }, [])
  return (
    <div className="inbox__refund" ref={panel} tabIndex={-1}>
      {children}
    </div>
  )
}
