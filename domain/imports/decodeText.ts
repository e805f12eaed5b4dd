import { importProblem } from './importProblem.ts'

/** UTF-8, or UTF-16 with its mark. Other encodings are not guessed, because that breaks names. @throws ShopError `invalid_import`. */
export function decodeText(bytes: Buffer): string {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    throw importProblem('That’s a ZIP or Excel file. Unpack it, or save it as CSV, then choose the CSV file.')
  const text = decodeUnicode(bytes)
  if (text === null) throw importProblem('That file isn’t in UTF-8. Save it as “CSV UTF-8”, then try again.')
  if (text.includes('\u0000')) throw importProblem('That isn’t a text file. Please choose the CSV file of the export.')
  return text
}

/** @returns null for another encoding, which is not guessed. */
export function decodeUnicode(bytes: Buffer): string | null {
  const mark = bytes.subarray(0, 2).toString('hex')
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
