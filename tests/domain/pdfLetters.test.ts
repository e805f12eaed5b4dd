import { buffer } from 'node:stream/consumers'
import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { pdfWords } from '#domain/shop/invoices/pdf/pdfWords.ts'
import { Sheet } from '#domain/shop/invoices/pdf/Sheet.ts'

/** What a reader outside finds: each piece with its left and right edge, in points. */
async function piecesOf(text: string): Promise<{ text: string; from: number; to: number }[]> {
  const sheet = new Sheet('Letters', 'Stone Hunt', pdfWords('en'))
  const part = sheet.pdf.struct('Document')
  sheet.pdf.addStructure(part)
  sheet.row(part, 'P', [{ text, x: sheet.left, width: sheet.width }])
  part.end()
  sheet.pdf.end()
  const document = await getDocumentProxy(new Uint8Array(await buffer(sheet.pdf)))
  const { items } = await (await document.getPage(1)).getTextContent()
  return items.flatMap((item) =>
    'str' in item
      ? [{ text: item.str, from: item.transform[4] as number, to: (item.transform[4] as number) + item.width }]
      : [],
  )
}

async function printed(text: string): Promise<string> {
  const pieces = await piecesOf(text)
  return pieces
    .map((piece) => piece.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

it.each([
  '髙橋 水晶 東京都渋谷区神南一丁目 ガーネット「石」',
  '李石英 广东省 臺灣',
  '김민수 서울특별시 강남구',
  'Agate 💎 tee 🎉',
  'ไทย አማርኛ ქართული ①㐀',
  'रत्न',
  'Łódź Ñandú Ωmega Привет',
])('“%s” is printed with all letters and spaces', async (text) => expect(await printed(text)).toBe(text))

it.each([
  ['Agate \ud83d and 𒀀', 'Agate � and �'],
  ['𠮷田 𣘺本', '吉田 橋本'],
  ['Tab\tand null\u0000.', 'Tab and null .'],
])('what no font has in “%s” is the usual form of a letter, a replacement character or a space, and no empty box', async (text, expected) =>
  expect(await printed(text)).toBe(expected),
)

it('a long word of any letters is printed on lines that fit', async () => {
  const text = '東京محمد💎எ'.repeat(300)
  const rights = (await piecesOf(text)).map(({ to }) => to)
  expect(rights.length).toBeGreaterThan(20)
  expect(Math.max(...rights)).toBeLessThan(612 - 56 + 1)
})

it.each([
  ['Avi כהן Tel', ['Avi', 'כהן', 'Tel']],
  ['Ali محمد علي Cairo', ['Ali', 'علي', 'محمد', 'Cairo']],
  ['רחוב הרצל 12 תל אביב', ['אביב', 'תל', '12', 'הרצל', 'רחוב']],
] as const)('the words of “%s” stand apart, in their visual order', async (text, words) => {
  const found = (await piecesOf(text))
    .filter((piece) => piece.text.trim() !== '')
    .sort((one, other) => one.from - other.from)
  expect(found.flatMap((piece) => piece.text.trim().split(' '))).toEqual(words)
  for (const [at, { from }] of found.slice(1).entries()) expect(from - (found[at]?.to ?? 0)).toBeGreaterThan(1.5)
})
