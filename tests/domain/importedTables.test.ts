import { expect, it } from 'vitest'
import { emailSchema } from '#contracts/shared/emailSchema.ts'
import { decideMember } from '#domain/operations/imports/decideMember.ts'
import { decodeText } from '#domain/operations/imports/decodeText.ts'
import { readCsv } from '#domain/operations/imports/readCsv.ts'
import { readMembers } from '#domain/operations/imports/readMembers.ts'
import { suggestColumns } from '#domain/operations/imports/tables/suggestColumns.ts'
import { toTable } from '#domain/operations/imports/tables/toTable.ts'
import { IMPORTED_TABLES } from '../cases/importedTables.ts'

const nobody = { account: null, isHeld: false, earlierLine: null, complimentaryUntil: null }

it.each(IMPORTED_TABLES)('$kind: $name', async ({ kind, file, columns, becomes, action = 'create' }) => {
  const rows = await readCsv(decodeText(Buffer.from(file as string)))
  const [read] = readMembers(kind, rows, columns ?? suggestColumns('members-csv', toTable(rows)))
  expect(read?.problem).toBe(null)
  expect(read?.member).toMatchObject(becomes)
  expect(read && decideMember(read, nobody)).toMatchObject({ action })
})

it.each([
  ['email', 'please choose', 'Email\na@example.test', {}, 'Please choose the column with the email addresses.'],
  ['another file', 'names no column', 'Mail\na@example.test', { email: 'Email' }, 'That file has no column “Email”.'],
])('columns without %s are refused', async (_name, _what, text, columns, message) => {
  const rows = await readCsv(text)
  expect(() => readMembers('members-csv', rows, columns)).toThrow(message)
})

it.each([
  ['ada@müller.example', 'ada@xn--mller-kva.example'],
  ['ada@MÜLLER.example', 'ada@xn--mller-kva.example'],
  ['ada@bücher.пример.рф', 'ada@xn--bcher-kva.xn--e1afmkfd.xn--p1ai'],
  ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['Ada.B+x@example.com', 'Ada.B+x@example.com'],
])('the address %j is stored as %j', (typed, stored) => {
  expect(emailSchema.parse(typed)).toBe(stored)
})

it.each([
  'ada@müller',
  'ada@１２７.0.0.1',
  'ada@mü/ller.example',
  'ada@@müller.example',
  '@müller.example',
  'ad ä@x.example',
])('%j is no address', (typed) => {
  expect(emailSchema.safeParse(typed).success).toBe(false)
})
