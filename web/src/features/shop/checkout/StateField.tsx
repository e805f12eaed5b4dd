import { useFormContext } from 'react-hook-form'
import type { Region } from '#contracts/content/states.ts'
import { t } from '../../../lib/text.ts'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Input.tsx'
import { RegionOptions } from '../../../ui/RegionOptions.tsx'
import type { CheckoutValues } from './checkoutValues.ts'
import { TextField } from './TextField.tsx'

/** A select where carriers require a two-letter state code, otherwise free text. */
export function StateField({ states }: { states: Region[] | undefined }) {
  const { register, getFieldState, formState } = useFormContext<CheckoutValues>()
  if (!states) {
    return (
      <TextField
        name="shippingAddress.state"
        label={t('State / region')}
        autoComplete="shipping address-level1"
        optional
      />
    )
  }
  return (
    <Field
      label={t('State')}
      necessity="required"
      error={getFieldState('shippingAddress.state', formState).error?.message}
    >
      {(aria) => (
        <Select {...aria} autoComplete="shipping address-level1" {...register('shippingAddress.state')}>
          <option value="">{t('Choose…')}</option>
          <RegionOptions regions={states} />
        </Select>
      )}
    </Field>
  )
}
