import { MAX_PASSWORD, MAX_PROOF_CODE } from '#contracts/shared/textLimits.ts'
import { t } from '../../../lib/text.ts'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'

type Proof = { password: string; code: string }
type ProofFieldsProps = {
  value: Proof
  onChange: (value: Proof) => void
  needsCode: boolean
  /** Not of an account without one. */
  asksPassword?: boolean
  problems: Partial<Record<keyof Proof, string>>
}

/** The password and, with two-step sign-in, a code. */
export function ProofFields({ value, onChange, needsCode, asksPassword = true, problems }: ProofFieldsProps) {
  return (
    <>
      {asksPassword && (
        <Field label={t('Your password')} error={problems.password}>
          {(aria) => (
            <Input
              {...aria}
              type="password"
              autoComplete="current-password"
              value={value.password}
              maxLength={MAX_PASSWORD}
              onChange={({ target }) => onChange({ ...value, password: target.value })}
            />
          )}
        </Field>
      )}
      {needsCode && (
        <Field label={t('Code')} hint={t('From your authenticator app, or a recovery code.')} error={problems.code}>
          {(aria) => (
            <Input
              {...aria}
              autoComplete="one-time-code"
              value={value.code}
              maxLength={MAX_PROOF_CODE}
              onChange={({ target }) => onChange({ ...value, code: target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
