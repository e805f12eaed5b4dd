'use client'
import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { serverMessage } from '#contracts/ApiError.ts'
import { call } from '#contracts/call.ts'
import { adjustProductStock, readProductStock } from '#contracts/routes/products.ts'
import type { AdjustStockInput, Stock } from '#contracts/stock.ts'

/** The stock of a product that we sell ourselves. It changes by a difference, because buyers change it, too. */
export function StockDesk() {
  const { id } = useDocumentInfo()
  const [stock, setStock] = useState<Stock | null>(null)
  const [change, setChange] = useState('')
  const [running, setRunning] = useState(false)
  const productId = Number(id)

  useEffect(() => {
    if (productId > 0)
      void call(readProductStock, { params: { id: productId } })
        .then(setStock)
        .catch(() => setStock(null))
  }, [productId])

  const adjust = async (input: AdjustStockInput) => {
    setRunning(true)
    try {
      setStock(await call(adjustProductStock, { params: { id: productId }, input }))
      setChange('')
    } catch (error) {
      toast.error(serverMessage(error, 'The stock wasn’t changed. Please try again.'))
    }
    setRunning(false)
  }

  if (!stock) return <p>You can set the stock once it’s saved, if you sell it yourself.</p>
  const pieces = Number(change)
  const isValid = change.trim() !== '' && Number.isInteger(pieces) && pieces !== 0
  return (
    <section className="order-confirm" aria-label="Stock">
      <p role="status">
        {stock.left === null
          ? 'Not counted: never sold out.'
          : `${stock.left} to sell, ${stock.held} held while their buyers pay.`}{' '}
        {stock.sold} sold.
      </p>
      <label>
        Add pieces, or take some away with a minus
        <input inputMode="numeric" value={change} onChange={({ target }) => setChange(target.value)} />
      </label>
      <div className="order-confirm__buttons">
        <Button disabled={running || !isValid} onClick={() => void adjust({ change: pieces })}>
          Change the stock
        </Button>
        {stock.left === null ? (
          <Button buttonStyle="secondary" disabled={running} onClick={() => void adjust({ change: 1 })}>
            There is only one
          </Button>
        ) : (
          <Button buttonStyle="secondary" disabled={running} onClick={() => void adjust({ isCounted: false })}>
            Stop counting
          </Button>
        )}
      </div>
    </section>
  )
}
