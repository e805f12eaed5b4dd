'use client'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { refundUnavailableLine, replaceUnavailableLine } from '#contracts/routes/shop/orders.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { msg } from '../../platform/view/textIn.ts'
import { useText } from '../../platform/view/useText.ts'
import { useRefreshSoon } from './useRefreshSoon.ts'

type UnavailableLinesProps = {
  orderId: number
  lines: { id: number; label: string }[]
  mayRefund: boolean
  mayReplace: boolean
}
type Choice = { line: number; how: 'refund' | 'replace' }

const QUESTIONS: Record<Choice['how'], string> = {
  refund: msg(
    'Refund what the buyer paid for this item? If nothing else of the order is left, the order is canceled and refunded in full.',
  ),
  replace: msg('Print this item again as a free order? You pay the print provider for it.'),
}

/** Items that the print provider canceled and nobody has decided about. The buyer reads that they wait. */
export function UnavailableLines({ orderId, lines, mayRefund, mayReplace }: UnavailableLinesProps) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const [running, setRunning] = useState(false)
  const refresh = useRefreshSoon()
  const t = useText()
  const settle = async ({ line, how }: Choice) => {
    setRunning(true)
    const route = how === 'refund' ? refundUnavailableLine : replaceUnavailableLine
    const problem = await problemOf(call(route, { params: { id: orderId, line } }))
    setRunning(false)
    setChoice(null)
    if (problem) toast.error(problem)
    else refresh()
  }
  return lines.map(({ id, label }) => (
    <div
      key={id}
      className="order-confirm"
      role="group"
      aria-label={t('Canceled by the print provider: {item}', { item: label })}
    >
      <p>{t('The print provider canceled {item}. The buyer waits for your choice.', { item: label })}</p>
      {choice?.line === id && <p>{t(QUESTIONS[choice.how])}</p>}
      <div className="order-confirm__buttons">
        {choice?.line === id ? (
          <>
            <Button disabled={running} onClick={() => void settle(choice)}>
              {t(choice.how === 'refund' ? 'Refund it' : 'Print it again')}
            </Button>
            <Button buttonStyle="secondary" onClick={() => setChoice(null)}>
              {t('Go back')}
            </Button>
          </>
        ) : (
          <>
            {mayRefund && <Button onClick={() => setChoice({ line: id, how: 'refund' })}>{t('Refund it…')}</Button>}
            {mayReplace && (
              <Button onClick={() => setChoice({ line: id, how: 'replace' })}>{t('Print it again…')}</Button>
            )}
          </>
        )}
      </div>
    </div>
  ))
}
