import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../ui/Checkbox.tsx'
import type { CheckoutValues } from './checkoutValues.ts'
import { FieldGroup, FieldRow } from './FieldRow.tsx'
import { TextField } from './TextField.tsx'

export function ContactFields() {
  const { register } = useFormContext<CheckoutValues>()
  return (
    <FieldGroup>
      <legend>Contact Information</legend>
      <FieldRow>
        <TextField name="customerInfo.email" label="Email" type="email" autoComplete="email" hint="For your receipt" />
        <TextField
          name="customerInfo.phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint="Only for delivery questions"
        />
      </FieldRow>
      <Checkbox {...register('remindMe')}>Send me one reminder if I don’t finish this order</Checkbox>
    </FieldGroup>
  )
}
