import { DEVICE_TEXTS } from '#contracts/deviceTexts.ts'
import type { Language } from '#contracts/languages.ts'
import { textMatcher } from '#contracts/textMatcher.ts'
import { sayIn } from '#texts/sayIn.ts'

const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

export function describeDevice(userAgent: string | undefined): string {
  const nameIn = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const browser = nameIn(BROWSERS)
  const system = nameIn(SYSTEMS)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

const matchDevice = textMatcher(DEVICE_TEXTS)

/** For names that people may change, which are stored in the language in which they were given. */
export const deviceNameIn = (language: Language, userAgent: string | undefined): string =>
  sayIn(language, describeDevice(userAgent), matchDevice)
