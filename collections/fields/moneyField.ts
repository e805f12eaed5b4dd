import type { NumberField } from 'payload'
import { checkCents } from '#contracts/shared/money.ts'

export function moneyField(name: string, label: string, options: Partial<NumberField> = {}): NumberField {
  const { admin, ...rest } = options
  return {
    name,
    label,
    type: 'number',
    required: true,
    defaultValue: 0,
    validate: (value: unknown) => {
      const verdict = checkCents(value, options.required ?? true)
      return verdict === true || `${verdict}; over the API, whole cents`
    },
    admin: {
      components: {
        Cell: '/cms/components/platform/cells/MoneyCell.tsx#MoneyCell',
        Field: '/cms/components/platform/fields/MoneyInput.tsx#MoneyInput',
        Diff: '/cms/components/platform/versions/MoneyDiff.tsx#MoneyDiff',
      },
      ...admin,
    },
    ...rest,
  } as NumberField
}
