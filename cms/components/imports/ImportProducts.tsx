import { call } from '#contracts/call.ts'
import type { Import, ImportProduct } from '#contracts/operations/imports.ts'
import { formatCents } from '#contracts/shared/money.ts'
import { chooseProducts } from '#contracts/routes/operations/imports.ts'
import { countOf } from './importWords.ts'

type ImportProductsProps = { shown: Import; isRunning: boolean; onRun: (work: Promise<unknown>) => void }

/** Which products at Stripe are memberships: the account may sell other things, too. */
export function ImportProducts({ shown: { id, state, products }, isRunning, onRun }: ImportProductsProps) {
  function choose(changed: ImportProduct, isChosen: boolean) {
    const productIds = products.filter((one) => (one.id === changed.id ? isChosen : one.isChosen)).map((one) => one.id)
    onRun(call(chooseProducts, { params: { id }, input: { productIds } }))
  }

  return (
    <fieldset className="imports__products">
      <legend>Which products are memberships?</legend>
      {products.map((product) => (
        <label key={product.id} className="imports__choice">
          <input
            type="checkbox"
            checked={product.isChosen}
            disabled={isRunning || state !== 'checked'}
            onChange={({ target }) => choose(product, target.checked)}
          />
          {[
            nameOf(product, products),
            ...product.prices.map(priceInWords),
            countOf(product.subscriptions, 'subscription'),
          ].join(' · ')}
        </label>
      ))}
    </fieldset>
  )
}

const priceInWords = ({ plan, cents }: ImportProduct['prices'][number]): string =>
  `${formatCents(cents)} a ${plan === 'annual' ? 'year' : 'month'}`

/** Stripe allows two products of one name. */
const nameOf = ({ id, name }: ImportProduct, products: ImportProduct[]): string =>
  products.some((other) => other.name === name && other.id !== id) ? `${name} (${id})` : name
