import { styled } from 'styled-components'
import type { WithdrawalItem } from '#contracts/shop/withdrawals.ts'
import { theme } from '../../../theme.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx'
import { t } from '../../../lib/text.ts'
import { lineVariantText, withVariantInBrackets } from '../articles/variantText.ts'

/** Pieces by the item's id. */
export type Chosen = Record<string, number>

type WithdrawalItemsProps = {
  items: WithdrawalItem[]
  chosen: Chosen
  error: string | undefined
  onChange: (next: Chosen) => void
}

export function WithdrawalItems({ items, chosen, error, onChange }: WithdrawalItemsProps) {
  function handleToggle(id: string, pieces: number, isChosen: boolean) {
    const { [id]: _, ...others } = chosen
    onChange(isChosen ? { ...others, [id]: pieces } : others)
  }

  return (
    <Items aria-describedby={error ? 'withdrawal-items-error' : undefined}>
      <legend>{t('Which items?')}</legend>
      <p>
        {t(
          'We refund what you paid for these items, with their tax; shipping comes back with the last one. The rest keeps its discounts and free shipping.',
        )}
      </p>
      {items.map(({ id, title, size, color, quantity }) => {
        const pieces = chosen[id]
        return (
          <Item key={id}>
            <Checkbox
              name="items"
              checked={pieces !== undefined}
              onChange={({ target }) => handleToggle(String(id), quantity, target.checked)}
            >
              {title}
              <small>
                {lineVariantText({ color, size })}
                {quantity > 1 && `, ${t('{quantity} pieces', { quantity })}`}
              </small>
            </Checkbox>
            {pieces !== undefined && quantity > 1 && (
              <QuantityStepper
                label={withVariantInBrackets(title, lineVariantText({ color, size }))}
                value={pieces}
                max={quantity}
                onChange={(next) => onChange({ ...chosen, [id]: next })}
              />
            )}
          </Item>
        )
      })}
      {error && <FieldError id="withdrawal-items-error">{error}</FieldError>}
    </Items>
  )
}

const Items = styled.fieldset`
  display: grid;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    font-weight: 650;
  }
`
const Item = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[1]};
  border-block-end: 1px solid ${theme.color.line};

  small {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
