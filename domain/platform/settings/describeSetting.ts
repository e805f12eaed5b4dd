import { formatCents } from '#contracts/shared/money.ts'
import { shippingTableText } from '#contracts/shop/shippingTable.ts'
import { settingOf, type SettingKey } from '#contracts/platform/settings.ts'

/** A value as the form shows it, for the audit log; null for an empty one. */
export function describeSetting(key: SettingKey, value: string): string | null {
  const setting = settingOf(key)
  if (value === '') return null
  if (setting.kind === 'cents') return formatCents(Number(value))
  if (setting.kind === 'amounts')
    return value
      .split(',')
      .map((cents) => formatCents(Number(cents)))
      .join(', ')
  if (setting.kind === 'weights') return shippingTableText(value)
  if (setting.kind === 'number') return `${value} ${setting.unit}`
  if (setting.kind === 'choice') return setting.choices.find((choice) => choice.value === value)?.label ?? value
  if (setting.kind === 'switches')
    return value
      .split(',')
      .map((part) => setting.choices.find((choice) => choice.value === part)?.label ?? part)
      .join(', ')
  return value
}
