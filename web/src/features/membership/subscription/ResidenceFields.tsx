import { ALL_COUNTRIES } from '#contracts/membership/allCountries.ts'
import { useId, useMemo } from 'react'
import { START_REQUEST } from '#contracts/membership/startRequest.ts'
import { sortCountries } from '../../../lib/regions.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field, FieldError } from '../../../ui/Field.tsx'
import { Input, Select } from '../../../ui/Input.tsx'
import { RegionOptions } from '../../../ui/RegionOptions.tsx'
import {
  type Asked,
  asksPostalCode,
  asksToStart,
  ELSEWHERE,
  type Residence,
  type ResidenceProblems,
} from './residence.ts'
import { TaxNotice } from './TaxNotice.tsx'
import type { TaxState } from './useShownTax.ts'
import { t } from '../../../lib/text.ts'

type ResidenceFieldsProps = {
  value: Residence
  asked: Asked
  problems: ResidenceProblems
  /** Of the tax of this place. */
  taxed: Omit<TaxState, 'shown'>
  onChange: (next: Residence) => void
}

/** Where a member lives decides whether the law lets them withdraw, what they must agree to before, and the tax. */
export function ResidenceFields({ value, asked, problems, taxed, onChange }: ResidenceFieldsProps) {
  const errorId = useId()
  const { country, postalCode, startNow } = value
  const { countries, addsTax } = asked
  const sorted = useMemo(() => sortCountries(addsTax ? ALL_COUNTRIES : countries), [addsTax, countries])
  const errors = { ...problems, ...taxed.problems }
  return (
    <>
      <Field label={t('Where do you live?')} error={errors.country}>
        {(aria) => (
          <Select
            {...aria}
            name="country"
            autoComplete="country"
            value={country}
            onChange={({ target }) => onChange({ country: target.value, postalCode: '', startNow: false })}
          >
            <option value="">{t('Choose your country')}</option>
            <RegionOptions regions={sorted} />
            {!addsTax && <option value={ELSEWHERE}>{t('Another country')}</option>}
          </Select>
        )}
      </Field>
      {asksPostalCode(country, asked) && (
        <Field label={country === 'US' ? t('ZIP code') : t('Postal code')} error={errors.postalCode}>
          {(aria) => (
            <Input
              {...aria}
              name="postalCode"
              autoComplete="postal-code"
              maxLength={10}
              value={postalCode}
              onChange={({ target }) => onChange({ ...value, postalCode: target.value })}
            />
          )}
        </Field>
      )}
      {asksToStart(country, asked) && (
        <div>
          <Checkbox
            name="startNow"
            checked={startNow}
            aria-invalid={problems.startNow ? true : undefined}
            aria-describedby={problems.startNow ? errorId : undefined}
            onChange={({ target }) => onChange({ ...value, startNow: target.checked })}
          >
            {t(START_REQUEST)}
          </Checkbox>
          {problems.startNow && <FieldError id={errorId}>{problems.startNow}</FieldError>}
        </div>
      )}
      <TaxNotice {...taxed} />
    </>
  )
}
