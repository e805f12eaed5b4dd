import { useFormContext } from 'react-hook-form'
import { t } from '../../../lib/text.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import type { CheckoutValues } from './checkoutValues.ts'
import { FieldGroup, FieldRow } from './FieldRow.tsx'
import { TextField } from './TextField.tsx'

export function BillingFields() {
  const { register, watch } = useFormContext<CheckoutValues>()
  return (
    <FieldGroup>
      <legend>{t('Billing Address')}</legend>
      <Checkbox {...register('useSameAddress')}>{t('Use same address as shipping')}</Checkbox>
      {!watch('useSameAddress') && (
        <FieldRow>
          <TextField name="billingAddress.firstName" label={t('First name')} autoComplete="billing given-name" />
          <TextField name="billingAddress.lastName" label={t('Last name')} autoComplete="billing family-name" />
        </FieldRow>
      )}
    </FieldGroup>
  )
}
