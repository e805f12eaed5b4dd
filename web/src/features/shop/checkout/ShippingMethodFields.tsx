import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import type { ShippingMethod } from '#contracts/shop/cart.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import type { CheckoutValues } from './checkoutValues.ts'
import { FieldGroup } from './FieldRow.tsx'
import { methodsFor } from './shippingMethods.ts'
import { useShipping } from './useShipping.ts'

/** In dollars, `'5.99'`. A price is missing until the server has answered. */
export type ShippingPrices = Partial<Record<ShippingMethod, string>>

export function ShippingMethodFields({ prices }: { prices: ShippingPrices }) {
  const { register, watch, setValue } = useFormContext<CheckoutValues>()
  const [country, state, chosen] = watch(['shippingAddress.country', 'shippingAddress.state', 'shippingMethod'])
  const { expressStates } = useShipping()
  const methods = methodsFor(expressStates, country, state ?? '')
  const isOffered = methods.some(({ method }) => method === chosen)

  useEffect(() => {
    if (!isOffered) setValue('shippingMethod', 'standard')
  }, [isOffered, setValue])

  return (
    <FieldGroup>
      <legend>{t('Shipping Method')}</legend>
      <Row>
        {methods.map(({ method, name, time }) => (
          <Choice key={method}>
            <input type="radio" value={method} {...register('shippingMethod')} />
            <span>
              {name} <small>{time}</small>
            </span>
            {prices[method] && <Cost>{priceLabel(prices[method])}</Cost>}
          </Choice>
        ))}
      </Row>
    </FieldGroup>
  )
}

const priceLabel = (price: string) => (centsOf(price) === 0 ? t('Free') : formatMoney(centsOf(price)))

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
const Choice = styled.label`
  display: flex;
  flex: 1 1 14rem;
  align-items: center;
  gap: ${theme.space[3]};
  min-block-size: 3rem;
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.base};
  background: ${theme.color.surface};
  cursor: pointer;

  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${theme.color.carnelian};
  }

  small {
    color: ${theme.color.muted};
  }

  &:has(:checked) {
    border-color: ${theme.color.carnelian};
  }
`
const Cost = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`
