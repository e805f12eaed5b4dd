import type { NumberField } from 'payload'

/** An amount in whole cents; the panel shows it as dollars. */
export function moneyField(name: string, label: string, options: Partial<NumberField> = {}): NumberField {
  return {
    name,
    label: `${label} (cents)`,
    type: 'number',
    required: true,
    defaultValue: 0,
    min: 0,
    validate: (value: unknown) =>
      value === null || value === undefined || Number.isSafeInteger(value) || 'Please enter whole cents',
    admin: { step: 1, components: { Cell: '/cms/components/MoneyCell.tsx#MoneyCell' } },
    ...options,
  } as NumberField
}
