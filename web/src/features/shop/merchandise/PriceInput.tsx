import { useState } from 'react'
import { decimalIn } from '#contracts/shared/decimalComma.ts'
import { type Cents, centsToAmount } from '#contracts/shared/money.ts'
import { typedCents } from '#contracts/shop/typedCents.ts'
import { language } from '../../../lib/text.ts'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'

type PriceInputProps = { label: string; value: Cents; onChange: (value: Cents) => void }

export function PriceInput({ label, value, onChange }: PriceInputProps) {
  const [draft, setDraft] = useState<string | null>(null)

  const written = decimalIn(language(), centsToAmount(value))

  function commit() {
    const cents = typedCents(draft ?? '')
    if (cents !== null) onChange(cents)
    setDraft(null)
  }

  return (
    <Field label={label}>
      {(aria) => (
        <Input
          {...aria}
          inputMode="decimal"
          value={draft ?? written}
          maxLength={20}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
      )}
    </Field>
  )
}
