'use client'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { restockOrderLine } from '#contracts/routes/shop/orders.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useText } from '../../platform/view/useText.ts'
import { useRefreshSoon } from './useRefreshSoon.ts'

type RestockLinesProps = { orderId: number; lines: { id: number; label: string }[] }

/** Own goods that have left. What comes back is sold again only if an employee says so. */
export function RestockLines({ orderId, lines }: RestockLinesProps) {
  const [running, setRunning] = useState(false)
  const refresh = useRefreshSoon()
  const t = useText()
  const restock = async (line: number) => {
    setRunning(true)
    const problem = await problemOf(call(restockOrderLine, { params: { id: orderId, line } }))
    setRunning(false)
    if (problem) toast.error(problem)
    else refresh()
  }
  if (lines.length === 0) return null
  return (
    <details>
      <summary>{t('Did something come back?')}</summary>
      <div className="order-confirm__buttons">
        {lines.map(({ id, label }) => (
          <Button key={id} buttonStyle="secondary" disabled={running} onClick={() => void restock(id)}>
            {t('Put {item} back in stock', { item: label })}
          </Button>
        ))}
      </div>
    </details>
  )
}
