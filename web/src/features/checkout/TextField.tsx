import type { ComponentProps } from 'react'
import { useFormContext, type FieldPath } from 'react-hook-form'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import type { CheckoutValues } from './checkoutValues.ts'

type TextFieldProps = Omit<ComponentProps<'input'>, 'name' | 'ref' | 'form'> & {
  name: FieldPath<CheckoutValues>
  label: string
  hint?: string
  optional?: boolean
}

export function TextField({ name, label, hint, optional = false, ...input }: TextFieldProps) {
  const { register, getFieldState, formState } = useFormContext<CheckoutValues>()
  return (
    <Field
      label={label}
      hint={hint}
      necessity={optional ? 'optional' : 'required'}
      error={getFieldState(name, formState).error?.message}
    >
      {(aria) => <Input {...aria} {...input} {...register(name)} />}
    </Field>
  )
}
