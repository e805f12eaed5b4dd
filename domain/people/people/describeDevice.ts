import { DEVICE_TEXTS } from '#contracts/deviceTexts.ts'
import type { Device } from '#contracts/mails.ts'
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

export function readDevice(userAgent: string | undefined): Device {
  const nameIn = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) }
}

export function describeDevice(userAgent: string | undefined): string {
  const { browser, system } = readDevice(userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

const matchDevice = textMatcher(DEVICE_TEXTS)

/** For names that people may change, which are stored in the language in which they were given. */
export const deviceNameIn = (language: Language, userAgent: string | undefined): string =>
  sayIn(language, describeDevice(userAgent), matchDevice)
