import type { ComponentProps } from 'react'
import { useFormContext, type FieldPath } from 'react-hook-form'
import { ADDRESS_LIMITS } from '#contracts/shop/addressLimits.ts'
import { MAX_EMAIL } from '#contracts/shared/textLimits.ts'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import type { CheckoutValues } from './checkoutValues.ts'

/** Both addresses have the same fields. */
const LIMITS: Record<string, number> = { ...ADDRESS_LIMITS, email: MAX_EMAIL }
const limitOf = (name: string): number | undefined => LIMITS[name.slice(name.indexOf('.') + 1)]

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
      {(aria) => <Input {...aria} {...input} {...register(name)} maxLength={limitOf(name)} />}
    </Field>
  )
}
