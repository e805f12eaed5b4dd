'use client'
import { Button, toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { call } from '#contracts/call.ts'
import { CARRIER_KEYS, CARRIERS } from '#contracts/shop/carriers.ts'
import { readPackingSlips, sendOrderParcel } from '#contracts/routes/shop/orders.ts'
import { Moment } from '../../platform/view/Moment.tsx'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useText } from '../../platform/view/useText.ts'
import { useRefreshSoon } from './useRefreshSoon.ts'

type SendParcelProps = {
  orderId: number
  lines: { id: number; label: string }[]
  /** Until then nothing is sent. Null once the buyer can't cancel any more. */
  cancellableUntil: string | null
}

/** Own goods to pack: what goes into this parcel, and how it is followed. */
export function SendParcel({ orderId, lines, cancellableUntil }: SendParcelProps) {
  const [left, setLeft] = useState<number[]>([])
  const [carrier, setCarrier] = useState(CARRIER_KEYS[0] ?? 'other')
  const [code, setCode] = useState('')
  const [running, setRunning] = useState(false)
  const refresh = useRefreshSoon()
  const t = useText()
  const isHeld = useIsBefore(cancellableUntil)
  const packed = lines.filter(({ id }) => !left.includes(id)).map(({ id }) => id)
  const send = async () => {
    setRunning(true)
    const problem = await problemOf(
      call(sendOrderParcel, { params: { id: orderId }, input: { lines: packed, carrier, code } }),
    )
    setRunning(false)
    if (problem) return void toast.error(problem)
    toast.success(t('Marked as shipped. The buyer gets an email.'))
    refresh()
  }
  return (
    <div className="order-confirm" role="group" aria-label={t('To pack')}>
      <div className="order-confirm__buttons">
        <Button el="anchor" url={addressOf(readPackingSlips, { query: { order: orderId } })} buttonStyle="secondary">
          {t('Packing slip (PDF)')}
        </Button>
      </div>
      {lines.map(({ id, label }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={!left.includes(id)}
            onChange={({ target }) => setLeft(target.checked ? left.filter((one) => one !== id) : [...left, id])}
          />
          {label}
        </label>
      ))}
      <label>
        {t('Carrier')}
        <select
          value={carrier}
          onChange={({ target }) => setCarrier(CARRIER_KEYS.find((key) => key === target.value) ?? 'other')}
        >
          {CARRIER_KEYS.map((key) => (
            <option key={key} value={key}>
              {t(CARRIERS[key].name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('Tracking number (empty: none)')}
        <input
          value={code}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      {isHeld && cancellableUntil ? (
        <p>
          {t('The buyer can cancel this order until')} <Moment at={new Date(cancellableUntil)} />.{' '}
          {t('Pack it already, and mark it as shipped after that.')}
        </p>
      ) : (
        <p>{t('The buyer gets an email with what is in this parcel and its tracking number.')}</p>
      )}
      <div className="order-confirm__buttons">
        <Button disabled={running || isHeld || packed.length === 0} onClick={() => void send()}>
          {t('Mark as shipped')}
        </Button>
      </div>
    </div>
  )
}

/** Follows the clock while the page is open. */
function useIsBefore(moment: string | null): boolean {
  const [isBefore, setBefore] = useState(() => moment !== null && Date.parse(moment) > Date.now())
  useEffect(() => {
    const left = moment === null ? 0 : Date.parse(moment) - Date.now()
    setBefore(left > 0)
    if (left <= 0) return
    const timer = setTimeout(() => setBefore(false), left)
    return () => clearTimeout(timer)
  }, [moment])
  return isBefore
}
