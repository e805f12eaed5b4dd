import german from '#texts/de/studio.json' with { type: 'json' }

type Values = Record<string, string | number>
export type Translate = (text: string, values?: Values) => string

/** Marks a text for the catalog where it is not written yet. */
export const msg = (text: string): string => text

const GERMAN = new Map(Object.entries(german))

/** Writes our own texts of the panel in the employee's language. A text without German stays English. */
export const textIn =
  (language: string): Translate =>
  (text, values = {}) => {
    const locale = language === 'de' ? 'de' : 'en-US'
    const translated = language === 'de' ? (GERMAN.get(text) ?? text) : text
    return translated.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
      (values[name] ?? placeholder).toLocaleString(locale),
    )
  }
