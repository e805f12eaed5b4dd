import { useFormContext } from 'react-hook-form'
import { t } from '../../../lib/text.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import type { CheckoutValues } from './checkoutValues.ts'
import { FieldGroup, FieldRow } from './FieldRow.tsx'
import { TextField } from './TextField.tsx'

export function ContactFields() {
  const { register } = useFormContext<CheckoutValues>()
  return (
    <FieldGroup>
      <legend>{t('Contact Information')}</legend>
      <FieldRow>
        <TextField
          name="customerInfo.email"
          label={t('Email')}
          type="email"
          autoComplete="email"
          hint={t('For your receipt')}
        />
        <TextField
          name="customerInfo.phone"
          label={t('Phone')}
          type="tel"
          autoComplete="tel"
          hint={t('With the country code. Only for delivery questions')}
        />
      </FieldRow>
      <Checkbox {...register('remindMe')}>{t('Send me one reminder if I don’t finish this order')}</Checkbox>
    </FieldGroup>
  )
}
