import { useId } from 'react'
import { hasWithdrawal } from '#contracts/markets.ts'
import { START_REQUEST } from '#contracts/startRequest.ts'
import { sortCountries } from '../../lib/regions.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field, FieldError } from '../../ui/Field.tsx'
import { Select } from '../../ui/Input.tsx'
import { ELSEWHERE, type Residence, type ResidenceProblems } from './residence.ts'
import { t } from '../../lib/text.ts'

type ResidenceFieldsProps = {
  value: Residence
  countries: readonly string[]
  problems: ResidenceProblems
  onChange: (next: Residence) => void
}

/** Where a member lives decides whether the law lets them withdraw, and what they must agree to before. */
export function ResidenceFields({ value, countries, problems, onChange }: ResidenceFieldsProps) {
  const errorId = useId()
  const { country, startNow } = value
  return (
    <>
      <Field label={t('Where do you live?')} error={problems.country}>
        {(aria) => (
          <Select
            {...aria}
            name="country"
            autoComplete="country"
            value={country}
            onChange={({ target }) => onChange({ country: target.value, startNow: false })}
          >
            <option value="">{t('Choose your country')}</option>
            {sortCountries(countries).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
            <option value={ELSEWHERE}>{t('Another country')}</option>
          </Select>
        )}
      </Field>
      {hasWithdrawal(country) && (
        <div>
          <Checkbox
            name="startNow"
            checked={startNow}
            aria-invalid={problems.startNow ? true : undefined}
            aria-describedby={problems.startNow ? errorId : undefined}
            onChange={({ target }) => onChange({ country, startNow: target.checked })}
          >
            {t(START_REQUEST)}
          </Checkbox>
          {problems.startNow && <FieldError id={errorId}>{problems.startNow}</FieldError>}
        </div>
      )}
    </>
  )
}
