'use client'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { correctOrderAddress } from '#contracts/routes/shop/orders.ts'
import { ADDRESS_LIMITS } from '#contracts/shop/addressLimits.ts'
import { msg } from '../../platform/view/textIn.ts'
import { useText } from '../../platform/view/useText.ts'
import type { StoredAddress } from './OrderAddress.tsx'
import { useRefreshSoon } from './useRefreshSoon.ts'

const FIELDS = [
  ['firstName', msg('First name')],
  ['lastName', msg('Last name')],
  ['company', msg('Company')],
  ['street', msg('Street address')],
  ['streetAnnex', msg('Apartment, suite, etc.')],
  ['city', msg('City')],
  ['state', msg('State / region')],
  ['zipCode', msg('ZIP / postal code')],
] as const
type Name = (typeof FIELDS)[number][0]

type CorrectAddressProps = { id: number; address: StoredAddress; refusal: string; onEnd: () => void }

/** The address of an order, with what the print provider said about it. Saving sends a refused order again. */
export function CorrectAddress({ id, address, refusal, onEnd }: CorrectAddressProps) {
  const [values, setValues] = useState(address)
  const [keepPrice, setKeepPrice] = useState(false)
  /** What the server said: about fields, and about the price. */
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [priceProblem, setPriceProblem] = useState('')
  const [running, setRunning] = useState(false)
  const refresh = useRefreshSoon()
  const t = useText()
  const blamed = blamedField(refusal)

  async function save() {
    setRunning(true)
    try {
      const filled = Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''))
      await call(correctOrderAddress, { params: { id }, input: { address: filled as never, keepPrice } })
      onEnd()
      refresh()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const fields = Object.entries(error.fieldErrors).map(([path, message]) => [path.replace('address.', ''), message])
      setProblems(Object.fromEntries(fields) as Record<string, string>)
      if (error.code === 'order_price_differs') setPriceProblem(error.body?.message ?? '')
      else toast.error(error.body?.message ?? error.message)
    } finally {
      setRunning(false)
    }
  }

  const problemAt = (name: Name) => problems[name] ?? (name === blamed ? refusal : undefined)

  return (
    <div className="order-confirm" role="group" aria-label={t('Correct the address')}>
      {refusal && !blamed && <p role="alert">{refusal}</p>}
      {FIELDS.map(([name, label]) => (
        <label key={name}>
          {t(label)}
          <input
            value={values[name] ?? ''}
            maxLength={ADDRESS_LIMITS[name]}
            aria-invalid={problemAt(name) ? true : undefined}
            aria-describedby={problemAt(name) ? `address-${name}` : undefined}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
          {problemAt(name) && <strong id={`address-${name}`}>{problemAt(name)}</strong>}
        </label>
      ))}
      {priceProblem && (
        <label>
          <input type="checkbox" checked={keepPrice} onChange={({ target }) => setKeepPrice(target.checked)} />
          {priceProblem}
        </label>
      )}
      <p>
        {t('The buyer gets an email with the new address. If the print provider refused the order, it is sent again.')}
      </p>
      <div className="order-confirm__buttons">
        <Button disabled={running || (priceProblem !== '' && !keepPrice)} onClick={() => void save()}>
          {t('Correct the address')}
        </Button>
        <Button buttonStyle="secondary" onClick={onEnd}>
          {t('Go back')}
        </Button>
      </div>
    </div>
  )
}

/** Which field a refusal is beside, such as “the postal code doesn’t belong to this city”. */
function blamedField(refusal: string): Name | undefined {
  const words: [Name, RegExp][] = [
    ['zipCode', /zip|postal ?code|postcode/i],
    ['state', /\bstate|province/i],
    ['street', /street/i],
    ['city', /\bcity/i],
  ]
  return words.find(([, pattern]) => pattern.test(refusal))?.[0]
}
