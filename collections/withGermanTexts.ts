import type { SanitizedConfig } from 'payload'
import { COUNTRY_CHOICES } from '#contracts/platform/settings.ts'
import german from '#texts/de/panel.json' with { type: 'json' }
import { replacePanelTexts } from './panelTexts.ts'

const countryNames = new Intl.DisplayNames('de', { type: 'region' })
const COUNTRIES = COUNTRY_CHOICES.map(({ value, label }) => [label, countryNames.of(value) ?? label] as const)
const GERMAN = new Map<string, string>([...COUNTRIES, ...Object.entries(german)])

/**
 * Gives the texts of lists and forms their German, for employees who chose it. A text that means something else in one
 * list has the list's slug in its key; a text without German is the same in both languages.
 */
export function withGermanTexts(config: SanitizedConfig): SanitizedConfig {
  replacePanelTexts(config, (text, slug) => {
    if (typeof text !== 'string') return text
    const de = GERMAN.get(`${slug}: ${text}`) ?? GERMAN.get(text)
    return de === undefined ? text : { en: text, de }
  })
  return config
}
