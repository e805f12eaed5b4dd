import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { MAX_GIFT_MESSAGE } from '#contracts/shared/textLimits.ts'
import { MAX_EMAIL, MAX_PERSON_NAME } from '#contracts/shared/textLimits.ts'
import { Field } from '../../../ui/Field.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import type { GiftField as Name, GiftFormValues } from './giftForm.ts'

type GiftFieldProps = Omit<ComponentProps<'input'>, 'name' | 'ref' | 'form'> & {
  name: Name
  label: string
  hint?: string
  optional?: boolean
  long?: boolean
}

const LIMITS: Partial<Record<Name, number>> = {
  recipientName: MAX_PERSON_NAME,
  recipientEmail: MAX_EMAIL,
  senderName: MAX_PERSON_NAME,
  buyerEmail: MAX_EMAIL,
  message: MAX_GIFT_MESSAGE,
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
        long ? (
          <Textarea {...aria} {...register(name)} maxLength={LIMITS[name]} />
        ) : (
          <Input {...aria} {...input} {...register(name)} maxLength={LIMITS[name]} />
        )
      }
    </Field>
  )
}
