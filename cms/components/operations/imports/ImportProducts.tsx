import { call } from '#contracts/call.ts'
import type { Import, ImportProduct } from '#contracts/operations/imports.ts'
import { chooseProducts } from '#contracts/routes/operations/imports.ts'
import type { Formats } from '../../platform/view/formats.ts'
import { useFormats } from '../../platform/view/useFormats.ts'
import { countOf } from './importWords.ts'

type ImportProductsProps = { shown: Import; isRunning: boolean; onRun: (work: Promise<unknown>) => void }

/** Which products at Stripe are memberships: the account may sell other things, too. */
export function ImportProducts({ shown: { id, state, products }, isRunning, onRun }: ImportProductsProps) {
  const formats = useFormats()
  const { t } = formats
  function choose(changed: ImportProduct, isChosen: boolean) {
    const productIds = products.filter((one) => (one.id === changed.id ? isChosen : one.isChosen)).map((one) => one.id)
    onRun(call(chooseProducts, { params: { id }, input: { productIds } }))
  }

  return (
    <fieldset className="imports__products">
      <legend>{t('Which products are memberships?')}</legend>
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
            ...product.prices.map((price) => priceInWords(price, formats)),
            countOf(t, product.subscriptions, 'subscription'),
          ].join(' · ')}
        </label>
      ))}
    </fieldset>
  )
}

const priceInWords = ({ plan, cents }: ImportProduct['prices'][number], { t, money }: Formats): string =>
  t(plan === 'annual' ? '{price} a year' : '{price} a month', { price: money(cents) })

/** Stripe allows two products of one name. */
const nameOf = ({ id, name }: ImportProduct, products: ImportProduct[]): string =>
  products.some((other) => other.name === name && other.id !== id) ? `${name} (${id})` : name
