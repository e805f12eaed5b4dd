import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { pdfWords } from '#domain/invoices/pdf/pdfWords.ts'
import { Sheet } from '#domain/invoices/pdf/Sheet.ts'

const run = promisify(execFile)
const ISOLATES = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** What a reader outside finds. */
async function printed(text: string, ...options: string[]): Promise<string> {
  const sheet = new Sheet('Letters', 'Stone Hunt', pdfWords('en'))
  const page = sheet.pdf.struct('Document')
  sheet.pdf.addStructure(page)
  sheet.row(page, 'P', [{ text, x: sheet.left, width: sheet.width }])
  page.end()
  sheet.pdf.end()
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-letters-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'letters.pdf')
  await writeFile(path, await buffer(sheet.pdf))
  const { stdout } = await run('pdftotext', [...options, path, '-'])
  return stdout.replace(ISOLATES, '').replace(/\s+/g, ' ').trim()
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
  ['Tab\tand null\u0000.', 'Tab and null .'],
])('what no font has in “%s” is a replacement character or a space, and no empty box', async (text, expected) =>
  expect(await printed(text)).toBe(expected),
)

it('a long word of any letters is printed on lines that fit', async () => {
  const text = '東京محمد💎எ'.repeat(300)
  const found = await printed(text, '-bbox')
  const rights = Array.from(found.matchAll(/xMax="([\d.]+)"/g), ([, right]) => Number(right))
  expect(rights.length).toBeGreaterThan(20)
  expect(Math.max(...rights)).toBeLessThan(612 - 56 + 1)
})

it.each([
  ['Avi כהן Tel', ['Avi', 'כהן', 'Tel']],
  ['Ali محمد علي Cairo', ['Ali', 'علي', 'محمد', 'Cairo']],
  ['רחוב הרצל 12 תל אביב', ['אביב', 'תל', '12', 'הרצל', 'רחוב']],
] as const)('the words of “%s” stand apart, in their visual order', async (text, words) => {
  const found = [...(await printed(text, '-bbox')).matchAll(/xMin="([\d.]+)"[^>]*xMax="([\d.]+)"[^>]*>([^<]+)</g)]
    .map(([, from, to, word]) => ({ from: Number(from), to: Number(to), word }))
    .sort((one, other) => one.from - other.from)
  expect(found.map(({ word = '' }) => asWritten(word))).toEqual(words)
  for (const [at, { from }] of found.slice(1).entries()) expect(from - (found[at]?.to ?? 0)).toBeGreaterThan(1.5)
})

/** The reader lists letters from the left, as they are drawn. */
const asWritten = (word: string) =>
  /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(word) ? [...word].toReversed().join('') : word
