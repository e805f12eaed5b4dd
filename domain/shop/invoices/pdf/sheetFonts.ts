import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import { unpackFont } from './unpackFont.ts'

const require = createRequire(import.meta.url)
const fileOf = (name: string, file: string) => join(dirname(require.resolve(`${name}/package.json`)), file)
const BRAND = '@expo-google-fonts/atkinson-hyperlegible-next'

const FILES = {
  regular: fileOf(BRAND, '400Regular/AtkinsonHyperlegibleNext_400Regular.ttf'),
  bold: fileOf(BRAND, '700Bold/AtkinsonHyperlegibleNext_700Bold.ttf'),
  /** Latin, Greek, Cyrillic, Hebrew and Arabic letters that the brand's font lacks. */
  wide: fileOf('dejavu-fonts-ttf', 'ttf/DejaVuSans.ttf'),
  wideBold: fileOf('dejavu-fonts-ttf', 'ttf/DejaVuSans-Bold.ttf'),
  emoji: fileOf('@expo-google-fonts/noto-emoji', '400Regular/NotoEmoji_400Regular.ttf'),
  devanagari: fileOf('@fontsource/noto-sans-devanagari', 'files/noto-sans-devanagari-devanagari-400-normal.woff'),
  korean: fileOf('@librescore/fonts', 'SourceHanSansKR.min.woff2'),
  chineseAndJapanese: fileOf('@librescore/fonts', 'SourceHanSansCN.min.woff2'),
  /** Coarse letters of nearly every writing system, so that nothing is missing. */
  rest: fileOf('@fontsource/unifontex', 'files/unifontex-latin-400-normal.woff'),
}
export type FontName = keyof typeof FILES
export type Weight = 'regular' | 'bold'

/** Opened when a text needs them; most documents never do. */
const REST: FontName[] = ['emoji', 'devanagari', 'korean', 'chineseAndJapanese', 'rest']
const ORDER: Record<Weight, FontName[]> = {
  regular: ['regular', 'wide', ...REST],
  bold: ['bold', 'wideBold', ...REST],
}
/** Joiners and selectors, which are never drawn themselves. */
const UNDRAWN = /\p{Default_Ignorable_Code_Point}/gu

const REPLACEMENT = '\ufffd'

/** Stay open as long as the thread: a font has some megabytes at most, and nothing of a document stays in it. */
const opened = new Map<FontName, Font>()

export function openFont(name: FontName): Font {
  const known = opened.get(name)
  if (known) return known
  const font = create(unpackFont(readFileSync(FILES[name])))
  if ('fonts' in font) throw new Error(`${FILES[name]} has several fonts`)
  opened.set(name, font)
  return font
}

/** The first font that has every letter, or else one with a good replacement character. */
export function fontFor(text: string, weight: Weight): FontName {
  const letters = text.replace(UNDRAWN, '')
  return ORDER[weight].find((name) => hasAll(name, letters)) ?? 'wide'
}

/** The one font of a simple text; null for a text that needs several, or that runs from right to left. */
export function onlyFontFor(text: string, weight: Weight): FontName | null {
  const [own, wide] = ORDER[weight]
  if (own && hasAll(own, text)) return own
  return wide && hasAll(wide, text) && !/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text) ? wide : null
}

/** Without the parts of a joined emoji that the font lacks, and with a sign for letters that no font has: never an empty box. */
export const drawable = (text: string, name: FontName): string =>
  [...text.replace(UNDRAWN, (mark) => (hasAll(name, mark) ? mark : ''))]
    .map((letter) => (hasAll(name, letter) ? letter : REPLACEMENT))
    .join('')

const hasAll = (name: FontName, text: string): boolean =>
  [...text].every((letter) => openFont(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
