import { problem } from '#contracts/shared/problem.ts'
import { importProblem } from './importProblem.ts'

/** UTF-8, UTF-16, or what spreadsheets save in Western languages. @throws AppError `invalid_import`. */
export function decodeText(bytes: Buffer): string {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    throw importProblem(problem('That’s a ZIP or Excel file. Unpack it, or save it as CSV, then choose the CSV file.'))
  const text = decodeUnicode(bytes) ?? decodeWestern(bytes)
  if (text === null) throw importProblem(problem('That file isn’t in UTF-8. Save it as “CSV UTF-8”, then try again.'))
  if (text.includes('\u0000'))
    throw importProblem(problem('That isn’t a text file. Please choose the CSV file of the export.'))
  return text
}

/** @returns null for another encoding, which is not guessed. */
export function decodeUnicode(bytes: Buffer): string | null {
  const mark = bytes.subarray(0, 2).toString('hex')
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? unmarkedEncoding(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** In UTF-16, every other byte of most texts is zero. */
function unmarkedEncoding(bytes: Buffer): string {
  const begin = bytes.subarray(0, 400)
  const zeros = (first: number) => begin.filter((byte, at) => at % 2 === first && byte === 0).length
  const [even, odd] = [zeros(0), zeros(1)]
  if (begin.length < 8 || Math.max(even, odd) < begin.length / 4 || Math.min(even, odd) > 2) return 'utf-8'
  return even > odd ? 'utf-16be' : 'utf-16le'
}

/** Windows-1252. @returns null if it has what no such text has: another encoding, or no text. */
function decodeWestern(bytes: Buffer): string | null {
  const text = new TextDecoder('windows-1252').decode(bytes)
  return /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/.test(text) ? null : text
}
