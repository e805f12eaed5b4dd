import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepStore } from '#media/sweepStore.ts'
import { sweepUploads } from '#media/sweepUploads.ts'
import type { Browser } from '../../support/Browser.ts'
import { mediaOf } from '../../support/mediaFiles.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { signUpEmployee, signUpConfirmed } from '../../support/people.ts'
import { publishGallery } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { smallPicture, upload } from '../../support/uploads.ts'

const site = useSite()
let member: Browser & { email: string }
let employee: Browser & { email: string }
const { storedAs, files } = mediaOf(site)

beforeAll(async () => {
  member = await signUpConfirmed(site)
  employee = await signUpEmployee(site)
})

describe('an unused upload', () => {
  it('is visible to its owner only and deleted after a day', async () => {
    const unused = await upload(member, await smallPicture('#abcdef'))
    const used = await publishGallery(employee)
    const { filename = '' } = (await storedAs(unused)) ?? {}
    const address = `/media/${filename?.split('.')[0]}`
    expect((await member.get(address)).status).toBe(200)
    expect((await site.visitor().get(address)).status).toBe(404)
    await site.pool.query(`update media set updated_at = now() - interval '25 hours'`)
    await sweepUploads(site.pool, new Date())
    expect(await files()).not.toContain(filename)
    expect((await member.get(address)).status).toBe(404)
    expect((await employee.get(used.imageURLs[0] ?? '')).status).toBe(200)
    expect(await files('incoming')).toEqual([])
  })

  it('is deleted with its sizes after a day, as are files left by a crash', async () => {
    const picture = (await publishGallery(employee, { isSubscriberOnly: false })).imageURLs[0] ?? ''
    await site.visitor().get(`${picture}?w=320`)
    const filename = `${picture.split('/').at(-1)}.jpg`
    const folder = join(site.dataDir, 'media')
    const strangers = ['incoming/7.part', 'work/w-1', 'A'.repeat(20) + '.mp4', `sizes/${'B'.repeat(20)}.jpg.640.avif`]
    for (const name of [...strangers, 'README.txt']) await writeFile(join(folder, name), 'left')
    await sweepStore(site.pool, new Date())
    for (const name of strangers) expect(existsSync(join(folder, name))).toBe(true)
    const tomorrow = new Date(Date.now() + 25 * 3_600_000)
    await sweepStore(site.pool, tomorrow)
    for (const name of strangers) expect(existsSync(join(folder, name))).toBe(false)
    // Only files named as this product names them are deleted.
    expect(existsSync(join(folder, 'README.txt'))).toBe(true)
    expect((await site.visitor().get(picture)).status).toBe(200)
    expect(await files('sizes')).toContain(`${filename}.320.webp`)
  })
})

it('a file missing on disk gets 404 in the panel', async () => {
  const { filename } = await uploadInPanel(site, employee, await smallPicture('#fedcba'))
  const look = () => sendFromPanel(site, employee, 'GET', `/cms/api/media/file/${filename}`)
  expect((await look()).status).toBe(200)
  await rm(join(site.dataDir, 'media', filename))
  expect((await look()).status).toBe(404)
})
