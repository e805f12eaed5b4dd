import type { DateField, Field, NumberField } from 'payload'
import { moneyField } from './moneyField.ts'

type Written = { kind?: string; startsAt?: unknown }

export const onlyForKind = (kind: string) => ({ condition: (data: Written) => data.kind === kind })

/** A whole number from 1. Empty: no limit. */
export const useLimit = (name: string, label: string, description: string): NumberField => ({
  name,
  label,
  type: 'number',
  min: 1,
  max: 1_000_000,
  validate: (value: unknown) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 1_000_000)
      ? true
      : 'Please enter a whole number from 1, or leave it empty',
  admin: { description },
})

/** For documents whose `kind` is `percent` or `amount`, among others. */
export const reductionFields = (amountDescription: string): Field[] => [
  {
    name: 'percent',
    label: 'Percent off',
    type: 'number',
    admin: onlyForKind('percent'),
    validate: (value: unknown, { siblingData }: { siblingData: Written }) => {
      if (siblingData.kind !== 'percent') return true
      return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100
        ? true
        : 'Please enter whole percent from 1 to 100'
    },
  },
  moneyField('amountCents', 'Amount off', {
    required: false,
    defaultValue: undefined,
    validate: (value: unknown, { siblingData }: { siblingData: Written }) => {
      if (siblingData.kind !== 'amount') return true
      return Number.isSafeInteger(value) && Number(value) > 0 ? true : 'Please enter an amount such as 5.00'
    },
    admin: {
      ...moneyField('amountCents', 'Amount off').admin,
      ...onlyForKind('amount'),
      description: amountDescription,
    },
  }),
]

export const validityFields: DateField[] = [
  {
    name: 'startsAt',
    label: 'Valid from',
    type: 'date',
    admin: { date: { pickerAppearance: 'dayAndTime' }, description: 'Leave it empty to start now.' },
  },
  {
    name: 'endsAt',
    label: 'Valid until',
    type: 'date',
    admin: { date: { pickerAppearance: 'dayAndTime' }, description: 'Leave it empty for no end.' },
    validate: (value: unknown, { siblingData }: { siblingData: Written }) => {
      const { startsAt } = siblingData
      if (!value || !startsAt) return true
      return new Date(value as string) > new Date(startsAt as string) ? true : 'The end must be after the start'
    },
  },
]
