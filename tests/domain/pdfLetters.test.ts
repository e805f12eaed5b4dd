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

/** As a reader outside finds it. */
async function printed(text: string): Promise<string> {
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
  const { stdout } = await run('pdftotext', [path, '-'])
  return stdout.replace(ISOLATES, '').replace(/\s+/g, ' ').trim()
}

it.each([
  '髙橋 水晶 東京都渋谷区神南一丁目 ガーネット「石」',
  '李石英 广东省 臺灣',
  '김민수 서울특별시 강남구',
  'Agate 💎 tee 🎉',
  'Łódź Ñandú Ωmega Привет',
  'Avi כהן Tel',
  'Ali محمد علي Cairo',
  'רחוב הרצל 12 תל אביב, Israel',
])('“%s” is printed with all letters and spaces', async (text) => expect(await printed(text)).toBe(text), 30_000)
