'use client'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { call } from '#contracts/call.ts'
import { adjustProductStock, readProductStock } from '#contracts/routes/shop/products.ts'
import type { AdjustStockInput, Stock } from '#contracts/shop/stock.ts'
import { useText } from '../../platform/view/useText.ts'

type Count = Pick<Stock, 'left' | 'held' | 'sold'>
/** A change of one count. */
type Change = { change: number } | { isCounted: false }

/** The stock of a product that we sell ourselves, or of each of its sizes or kinds. */
export function StockDesk() {
  const { id, savedDocumentData } = useDocumentInfo()
  const t = useText()
  const [stock, setStock] = useState<Stock | null>(null)
  const [running, setRunning] = useState(false)
  const productId = Number(id)

  // A save may have changed the sizes or kinds.
  useEffect(() => {
    if (productId > 0)
      void call(readProductStock, { params: { id: productId } })
        .then(setStock)
        .catch(() => setStock(null))
  }, [productId, savedDocumentData])

  const adjust = async (input: AdjustStockInput): Promise<boolean> => {
    setRunning(true)
    try {
      setStock(await call(adjustProductStock, { params: { id: productId }, input }))
      return true
    } catch (error) {
      toast.error(serverMessage(error, t('The stock wasn’t changed. Please try again.')))
      return false
    } finally {
      setRunning(false)
    }
  }

  if (!stock) return <p>{t('You can set the stock once it’s saved, if you sell it yourself.')}</p>
  if (!stock.options) return <CountDesk label={t('Stock')} count={stock} running={running} onAdjust={adjust} />
  return (
    <>
      {stock.options.map(({ variantId, name, ...count }) => (
        <CountDesk
          key={variantId}
          label={t('Stock of {name}', { name })}
          heading={name}
          count={count}
          running={running}
          onAdjust={(change) => adjust({ variantId, ...change })}
        />
      ))}
    </>
  )
}

type CountDeskProps = {
  label: string
  /** Of one size or kind. */
  heading?: string
  count: Count
  running: boolean
  /** @returns whether the stock was changed. */
  onAdjust: (change: Change) => Promise<boolean>
}

/** It changes by a difference, because buyers change it, too. */
function CountDesk({ label, heading, count: { left, held, sold }, running, onAdjust }: CountDeskProps) {
  const t = useText()
  const [change, setChange] = useState('')
  const pieces = Number(change)
  const isValid = change.trim() !== '' && Number.isInteger(pieces) && pieces !== 0
  const adjust = async (input: Change) => {
    if (await onAdjust(input)) setChange('')
  }
  return (
    <section className="order-confirm" aria-label={label}>
      {heading && <h4>{heading}</h4>}
      <p role="status">
        {left === null
          ? t('Not counted: never sold out.')
          : t('{left} to sell, {held} held while their buyers pay.', { left, held })}{' '}
        {t('{count} sold.', { count: sold })}
      </p>
      <label>
        {t('Add pieces, or take some away with a minus')}
        <input inputMode="numeric" value={change} onChange={({ target }) => setChange(target.value)} />
      </label>
      <div className="order-confirm__buttons">
        <Button disabled={running || !isValid} onClick={() => void adjust({ change: pieces })}>
          {t('Change the stock')}
        </Button>
        {left === null ? (
          <Button buttonStyle="secondary" disabled={running} onClick={() => void adjust({ change: 1 })}>
            {t('There is only one')}
          </Button>
        ) : (
          <Button buttonStyle="secondary" disabled={running} onClick={() => void adjust({ isCounted: false })}>
            {t('Stop counting')}
          </Button>
        )}
      </div>
    </section>
  )
}
