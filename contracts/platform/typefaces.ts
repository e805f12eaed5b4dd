import { fonts } from './fonts.ts'

/** Fonts that are installed everywhere or served by the site, so a choice never adds a request. */
export const TYPEFACES = {
  site: { label: 'National Park and Atkinson Hyperlegible (standard)', display: fonts.display, text: fonts.text },
  legible: { label: 'Atkinson Hyperlegible for everything', display: fonts.text, text: fonts.text },
  system: {
    label: 'The visitor’s system font',
    display: 'system-ui, sans-serif',
    text: 'system-ui, sans-serif',
  },
  serif: {
    label: 'Georgia, a serif',
    display: "Georgia, 'Times New Roman', 'Liberation Serif', serif",
    text: "Georgia, 'Times New Roman', 'Liberation Serif', serif",
  },
} as const

export type Typeface = keyof typeof TYPEFACES
export const isTypeface = (name: string): name is Typeface => Object.hasOwn(TYPEFACES, name)
