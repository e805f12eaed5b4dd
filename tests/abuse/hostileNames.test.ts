import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sendFromPanel } from '../support/panel.ts'
import { signUpEmployee } from '../support/people.ts'
import { useSite } from '../support/site.ts'
import { smallPicture } from '../support/uploads.ts'

const site = useSite()

const NAMES = [
  '../../evil.jpg',
  '..\\..\\evil.jpg',
  '..%2f..%2fevil.jpg',
  '%2e%2e/evil.jpg',
  '/etc/cron.d/evil',
  'C:\\evil.jpg',
  '\\\\host\\share\\evil.jpg',
  'file:///etc/passwd',
  '.htaccess',
  '.',
  '..',
  ' ',
  'x.jpg\u0000.html',
  'x.jpg%00.html',
  'x.html',
  'x.svg',
  'x.jpg.exe',
  'x.JPG/',
  'CON',
  'aux.jpg',
  'x'.repeat(300) + '.jpg',
  '\u202egpj.exe',
  '\uff0e\uff0e\uff0fevil.jpg',
  'a"b.jpg',
  "a'b.jpg",
  'a;b.jpg',
  'a\r\nX-Evil: 1.jpg',
  '$(touch evil).jpg',
  '`touch evil`.jpg',
  '-rf.jpg',
  '<img src=x onerror=__ran(1)>.jpg',
  '{{7*7}}.jpg',
]

const filesBelow = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))

it('uploads with path traversal or executable names are stored under generated names in the media folder', async () => {
  const employee = await signUpEmployee(site)
  const before = (await filesBelow(site.dataDir)).filter((path) => !path.startsWith('/outbox'))
  for (const [at, name] of NAMES.entries()) {
    const form = new FormData()
    const picture = await smallPicture(`#1122${at.toString(16).padStart(2, '0')}`)
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), name)
    form.set('_payload', JSON.stringify({ alt: 'x', filename: name, prefix: '../..' }))
    const answer = await sendFromPanel(site, employee, 'POST', '/cms/api/media', form)
    expect([201, 400], name).toContain(answer.status)
  }
  const { rows } = await site.pool.query<{ filename: string }>('select filename from media where filename is not null')
  for (const { filename } of rows) expect(filename).toMatch(/^[\w-]{16,60}\.jpg$/)
  const after = (await filesBelow(site.dataDir)).filter((path) => !path.startsWith('/outbox') && !before.includes(path))
  expect(after.length).toBeGreaterThanOrEqual(rows.length)
  for (const path of after) expect(path).toMatch(/^\/media\/([\w-]+\/)*[\w.-]+$/)
  // A generated name can contain `exe`.
  expect(after.join()).not.toMatch(/evil|\.(html|exe|svg)\b/)
})
