import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { emailSchema, withAsciiDomain } from '#contracts/emailSchema.ts'
import { readMemberFile } from '#domain/imports/readMembers.ts'
import { tableColumns } from '#domain/imports/tableColumns.ts'
import { memberFiles } from '../cases/memberFiles.ts'

const packed = (text: string) => gzipSync(text).toString('base64')

it.each(Object.entries(memberFiles))('%s', async (_name, { file, kind, columns, member }) => {
  const read = readMemberFile(kind, packed(file), columns)
  if (member) expect((await read).lines).toMatchObject([{ line: 2, member, problem: null }])
  else await expect(read).rejects.toMatchObject({ code: 'invalid_import' })
})

it.each([
  ['Email Address,First Name,Last Name,Phone', { email: 0, firstName: 1, lastName: 2 }],
  ['name,e-mail,created_at,subscribed', { email: 1, name: 0, joinedAt: 2, wantsEmails: 3 }],
  ['Vorname;Nachname;E-Mail-Adresse', { firstName: 0, lastName: 1, email: 2 }],
  ['a,b', {}],
])('the names of %s say which column is what', async (header, chosen) => {
  expect((await tableColumns(packed(`${header}\n`))).chosen).toEqual(chosen)
})

it('a column is shown with its first values, cut', async () => {
  const { columns } = await tableColumns(packed(`a,b\n,${'\u{1f48e}'.repeat(100)}\nx,y\nx,z\n`))
  expect(columns).toEqual([
    { name: 'a', samples: ['x'] },
    { name: 'b', samples: ['\u{1f48e}'.repeat(60), 'y', 'z'] },
  ])
})

it.each([
  ['ada@müller.example', 'ada@xn--mller-kva.example'],
  ['ada@example.test', 'ada@example.test'],
  ['ada', 'ada'],
  ['ada@mül/ler.example', 'ada@mül/ler.example'],
  ['ada@mül:80', 'ada@mül:80'],
  [`ada@${'ü'.repeat(300)}`, `ada@${'ü'.repeat(300)}`],
])('the domain of %j is known as %j', (email, expected) => {
  expect(withAsciiDomain(email)).toBe(expected)
})

it('an address with such a domain signs up and in, however it is written', () => {
  expect(emailSchema.parse(' ada@müller.example ')).toBe('ada@xn--mller-kva.example')
})
