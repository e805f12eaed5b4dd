import type { Ref } from 'react'
import type { Merchandise, Variant } from '#contracts/shop/products.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Input.tsx'

type VariantSelectProps = {
  ref: Ref<HTMLSelectElement>
  item: Merchandise
  value: Variant | undefined
  onChange: (variant: Variant | undefined) => void
}

export function VariantSelect({ ref, item, value, onChange }: VariantSelectProps) {
  return (
    <Field label={t('Size & Color')}>
      {(aria) => (
        <Select
          {...aria}
          ref={ref}
          value={value ? String(value.id) : ''}
          onChange={({ target }) => onChange(item.variants.find(({ id }) => String(id) === target.value))}
        >
          <option value="">{t('Choose…')}</option>
          {item.variants.map((variant) => (
            <option key={variant.id} value={String(variant.id)} disabled={!variant.inStock}>
              {describeVariant(variant)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function describeVariant({ sizeName, appearanceName, retailPrice, inStock }: Variant): string {
  const text = `${sizeName} - ${appearanceName} (${formatMoney(centsOf(retailPrice))})`
  return inStock ? text : t('{variant}, sold out', { variant: text })
}
