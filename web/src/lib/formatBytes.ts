import { decimalIn } from '#contracts/shared/decimalComma.ts'
import { language } from './text.ts'

/** `10485760` → `"10 MB"`: binary units, like the file limits. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'] as const
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  const value = bytes / 1024 ** step
  const amount = String(Number(value.toFixed(value < 10 && step > 0 ? 1 : 0)))
  return `${decimalIn(language(), amount)} ${units[step] ?? 'B'}`
}
