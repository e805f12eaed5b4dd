import { FieldGroup, FieldRow } from './FieldRow.tsx'
import { TextField } from './TextField.tsx'

export function ContactFields() {
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
    </FieldGroup>
  )
}
