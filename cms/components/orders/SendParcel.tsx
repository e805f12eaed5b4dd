'use client'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { call } from '#contracts/call.ts'
import { CARRIER_KEYS, CARRIERS } from '#contracts/shop/carriers.ts'
import { readPackingSlips, sendOrderParcel } from '#contracts/routes/shop/orders.ts'
import { problemOf } from '../problemOf.ts'
import { useRefreshSoon } from './useRefreshSoon.ts'

type SendParcelProps = { orderId: number; lines: { id: number; label: string }[] }

/** Own goods to pack: what goes into this parcel, and how it is followed. */
export function SendParcel({ orderId, lines }: SendParcelProps) {
  const [left, setLeft] = useState<number[]>([])
  const [carrier, setCarrier] = useState(CARRIER_KEYS[0] ?? 'other')
  const [code, setCode] = useState('')
  const [running, setRunning] = useState(false)
  const refresh = useRefreshSoon()
  const packed = lines.filter(({ id }) => !left.includes(id)).map(({ id }) => id)
  const send = async () => {
    setRunning(true)
    const problem = await problemOf(
      call(sendOrderParcel, { params: { id: orderId }, input: { lines: packed, carrier, code } }),
    )
    setRunning(false)
    if (problem) toast.error(problem)
    else refresh()
  }
  return (
    <div className="order-confirm" role="group" aria-label="To pack">
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
        Carrier
        <select
          value={carrier}
          onChange={({ target }) => setCarrier(CARRIER_KEYS.find((key) => key === target.value) ?? 'other')}
        >
          {CARRIER_KEYS.map((key) => (
            <option key={key} value={key}>
              {CARRIERS[key].name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Tracking number (empty: none)
        <input value={code} maxLength={80} onChange={({ target }) => setCode(target.value)} />
      </label>
      <p>
        <a href={addressOf(readPackingSlips, { query: { order: orderId } })}>Packing slip (PDF)</a>
      </p>
      <p>The buyer gets an email with what is in this parcel and its tracking number.</p>
      <div className="order-confirm__buttons">
        <Button disabled={running || packed.length === 0} onClick={() => void send()}>
          Mark as shipped
        </Button>
      </div>
    </div>
  )
}
