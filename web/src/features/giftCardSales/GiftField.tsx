import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import type { GiftField as Name, GiftFormValues } from './giftForm.ts'

type GiftFieldProps = Omit<ComponentProps<'input'>, 'name' | 'ref' | 'form'> & {
  name: Name
  label: string
  hint?: string
  optional?: boolean
  long?: boolean
}

export function GiftField({ name, label, hint, optional = false, long = false, ...input }: GiftFieldProps) {
  const { register, getFieldState, formState } = useFormContext<GiftFormValues>()
  return (
    <Field
      label={label}
      hint={hint}
      necessity={optional ? 'optional' : 'required'}
      error={getFieldState(name, formState).error?.message}
    >
      {(aria) =>
        long ? <Textarea {...aria} {...register(name)} /> : <Input {...aria} {...input} {...register(name)} />
      }
    </Field>
  )
}
