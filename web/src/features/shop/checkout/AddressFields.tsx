import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { addressStates } from '#contracts/content/states.ts'
import { sortCountries } from '../../../lib/regions.ts'
import { t } from '../../../lib/text.ts'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Input.tsx'
import { RegionOptions } from '../../../ui/RegionOptions.tsx'
import type { CheckoutValues } from './checkoutValues.ts'
import { FieldGroup, FieldRow } from './FieldRow.tsx'
import { StateField } from './StateField.tsx'
import { TextField } from './TextField.tsx'
import { useShipping } from './useShipping.ts'

export function AddressFields() {
  const { register, watch, setValue, trigger, clearErrors, getFieldState, formState } = useFormContext<CheckoutValues>()
  const country = watch('shippingAddress.country')
  const { countries } = useShipping()
  const sorted = useMemo(() => sortCountries(countries), [countries])

  function handleCountry() {
    setValue('shippingAddress.state', '')
    clearErrors('shippingAddress.state')
    if (formState.isSubmitted) void trigger('shippingAddress.state')
  }

  return (
    <FieldGroup>
      <legend>{t('Shipping Address')}</legend>
      <FieldRow>
        <TextField name="shippingAddress.firstName" label={t('First name')} autoComplete="shipping given-name" />
        <TextField name="shippingAddress.lastName" label={t('Last name')} autoComplete="shipping family-name" />
      </FieldRow>
      <TextField name="shippingAddress.company" label={t('Company')} autoComplete="shipping organization" optional />
      <TextField name="shippingAddress.street" label={t('Street address')} autoComplete="shipping address-line1" />
      <TextField
        name="shippingAddress.streetAnnex"
        label={t('Apartment, suite, etc.')}
        autoComplete="shipping address-line2"
        optional
      />
      <FieldRow>
        <Field
          label={t('Country')}
          necessity="required"
          error={getFieldState('shippingAddress.country', formState).error?.message}
        >
          {(aria) => (
            <Select
              {...aria}
              autoComplete="shipping country"
              {...register('shippingAddress.country', { onChange: handleCountry })}
            >
              <RegionOptions regions={sorted} />
            </Select>
          )}
        </Field>
        <TextField name="shippingAddress.city" label={t('City')} autoComplete="shipping address-level2" />
      </FieldRow>
      <FieldRow>
        <StateField states={addressStates(country)} />
        <TextField name="shippingAddress.zipCode" label={t('ZIP / postal code')} autoComplete="shipping postal-code" />
      </FieldRow>
    </FieldGroup>
  )
}
