import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Font, openSync } from 'fontkit'

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
  korean: fileOf('@librescore/fonts', 'SourceHanSansKR.min.woff2'),
  chineseAndJapanese: fileOf('@librescore/fonts', 'SourceHanSansCN.min.woff2'),
}
export type FontName = keyof typeof FILES
export type Weight = 'regular' | 'bold'

/** The largest comes last: it takes a second or two to unpack, and most documents never need it. */
const REST: FontName[] = ['emoji', 'korean', 'chineseAndJapanese']
const ORDER: Record<Weight, FontName[]> = {
  regular: ['regular', 'wide', ...REST],
  bold: ['bold', 'wideBold', ...REST],
}
/** Joiners and selectors, which are never drawn themselves. */
const UNDRAWN = /\p{Default_Ignorable_Code_Point}/gu

const opened = new Map<FontName, Font>()

export function openFont(name: FontName): Font {
  const known = opened.get(name)
  if (known) return known
  const font = openSync(FILES[name])
  if ('fonts' in font) throw new Error(`${FILES[name]} has several fonts`)
  opened.set(name, font)
  return font
}

/** The first font that has every letter, or else the weight's own. */
export function fontFor(text: string, weight: Weight): FontName {
  const letters = text.replace(UNDRAWN, '')
  return ORDER[weight].find((name) => hasAll(name, letters)) ?? weight
}

/** The one font of a simple text; null for a text that needs several, or that runs from right to left. */
export function onlyFontFor(text: string, weight: Weight): FontName | null {
  const [own, wide] = ORDER[weight]
  if (own && hasAll(own, text)) return own
  return wide && hasAll(wide, text) && !/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text) ? wide : null
}

/** What a font can't draw of a joined emoji is left out, instead of being drawn as a box. */
export const drawable = (text: string, name: FontName): string =>
  text.replace(UNDRAWN, (mark) => (hasAll(name, mark) ? mark : ''))

const hasAll = (name: FontName, text: string): boolean =>
  [...text].every((letter) => openFont(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
