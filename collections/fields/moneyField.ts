import type { NumberField } from 'payload'

/** An amount in whole cents; the panel shows it, and takes it, as dollars. */
export function moneyField(name: string, label: string, options: Partial<NumberField> = {}): NumberField {
  const { admin, ...rest } = options
  return {
    name,
    label,
    type: 'number',
    required: true,
    defaultValue: 0,
    min: 0,
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      Number.isSafeInteger(value) ||
      'Please enter an amount such as 12.34; over the API, whole cents',
    admin: {
      components: {
        Cell: '/cms/components/cells/MoneyCell.tsx#MoneyCell',
        Field: '/cms/components/fields/MoneyInput.tsx#MoneyInput',
      },
      ...admin,
    },
    ...rest,
  } as NumberField
}
