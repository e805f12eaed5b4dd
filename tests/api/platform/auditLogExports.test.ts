import { expect, it } from 'vitest'
import { isCapability } from '#contracts/platform/roles.ts'
import { endpoints } from '#endpoints/index.ts'
import { useAuditLog } from '../../support/auditLog.ts'
import { checked, patreonFile, patron } from '../../support/imports.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const auditLog = useAuditLog(site)
const { news } = auditLog

async function newImport(): Promise<number | string> {
  const { id } = await checked(auditLog.employee, patreonFile(patron('Ada Byron', 'imported@example.test')))
  await news()
  return id
}

const exports = endpoints.filter(({ access, produces = '' }) => isCapability(access) && /csv|zip/.test(produces))

it.each(exports.map(({ path }) => path))('an employee’s download of %s is recorded', async (path) => {
  const filled = path.includes(':id') ? path.replace(':id', String(await newImport())) : path
  const { status, headers } = await auditLog.employee.get(`/api${filled}`)
  expect(status).toBe(200)
  const file = /filename="(.*)"/.exec(headers.get('content-disposition') ?? '')?.[1]?.replace(/-\d{4}-\d\d-\d\d/, '')
  expect(await news()).toMatchObject([{ what: 'Exported', kind: 'exports', subject: `File “${file}”` }])
})

it('a refused download is not recorded', async () => {
  expect((await site.visitor().get('/api/admin/exports/comments.csv')).status).toBe(401)
  expect((await auditLog.employee.get('/api/admin/imports/999999/report.csv')).status).toBe(404)
  expect(await news()).toEqual([])
})

it.each(['comments.csv', 'posts.zip'])('HEAD of %s has no body and is not recorded', async (file) => {
  const head = await auditLog.employee.send('HEAD', `/api/admin/exports/${file}`)
  expect([head.status, head.text]).toEqual([200, ''])
  expect(head.headers.get('content-disposition')).toContain('attachment')
  expect(await news()).toEqual([])
})

it('a download of one’s own finds is not recorded', async () => {
  expect((await auditLog.employee.get('/api/finds.csv')).status).toBe(200)
  expect(await news()).toEqual([])
})
