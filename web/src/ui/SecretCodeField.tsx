import { MAX_SECRET_CODE } from '#contracts/shared/textLimits.ts'
import { CodeInput } from './CodeInput.tsx'
import { Field } from './Field.tsx'

type SecretCodeFieldProps = {
  label: string
  hint: string
  error: string | undefined
  /** What such codes begin with. */
  word: string
  value: string
  onChange: (code: string) => void
}

/** For a code that belongs to whoever has it: of a gift, a gift card or a stone. */
export function SecretCodeField({ label, hint, error, word, value, onChange }: SecretCodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(aria) => (
        <CodeInput
          {...aria}
          placeholder={`${word}-XXXX-XXXX-XXXX-XXXX`}
          value={value}
          maxLength={MAX_SECRET_CODE}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
