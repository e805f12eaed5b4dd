import { MAX_EMAIL, MAX_FULL_NAME, MAX_ORDER_REFERENCE } from '#contracts/shared/textLimits.ts'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { t } from '../../../lib/text.ts'

export type StatementValues = { name: string; reference: string; email: string }

type StatementFieldsProps = {
  values: StatementValues
  problems: Partial<Record<keyof StatementValues, string>>
  onChange: (name: keyof StatementValues, value: string) => void
  reference: { label: string; hint: string }
  emailHint: string
}

const LIMITS = {
  name: MAX_FULL_NAME,
  reference: MAX_ORDER_REFERENCE,
  email: MAX_EMAIL,
} satisfies Record<keyof StatementValues, number>

/** Who withdraws, from which contract, and where the receipt goes. */
export function StatementFields({ values, problems, onChange, reference, emailHint }: StatementFieldsProps) {
  const input = (name: keyof StatementValues, label: string, hint: string | null, more: object) => (
    <Field label={label} hint={hint} error={problems[name]}>
      {(aria) => (
        <Input
          {...aria}
          {...more}
          name={name}
          maxLength={LIMITS[name]}
          value={values[name]}
          onChange={({ target }) => onChange(name, target.value)}
        />
      )}
    </Field>
  )
  return (
    <>
      {input('name', t('Your name'), null, { autoComplete: 'name' })}
      {input('reference', reference.label, reference.hint, { autoComplete: 'off', spellCheck: false })}
      {input('email', t('Email'), emailHint, { type: 'email', autoComplete: 'email' })}
    </>
  )
}
