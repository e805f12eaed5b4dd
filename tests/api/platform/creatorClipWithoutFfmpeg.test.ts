import { beforeAll, expect, it } from 'vitest'
import type { SiteConfig } from '#contracts/platform/site.ts'
import type { Browser } from '../../support/Browser.ts'
import { saveInPanel } from '../../support/owner.ts'
import { uploadInPanel } from '../../support/panel.ts'
import { signUpEmployee } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { demoFilm } from '../../support/uploads.ts'

const site = useSite()
let owner: Browser
beforeAll(async () => {
  process.env['PATH'] = '/nowhere'
  owner = await signUpEmployee(site)
})

it('without ffmpeg the creator has no film, with the reason, and everything else can be saved', async () => {
  const save = (body: object) => saveInPanel(site, owner, 'POST', '/globals/landing', body)
  const { id } = await uploadInPanel(site, owner, await demoFilm(), 'video/mp4')
  const words = { creatorName: 'Mara Quill', creatorText: 'I hunt agates.' }
  const { status, problems } = await save({ ...words, creatorFilm: id })
  expect(status).toBe(409)
  expect(problems).toEqual([
    'This server can’t cut films, because ffmpeg isn’t installed. Please leave “Film or voice” empty.',
  ])
  expect((await save(words)).status).toBe(200)
  const { landing } = (await site.visitor().get('/api/config')).json as SiteConfig
  expect(landing.creator).toEqual({ name: 'Mara Quill', text: 'I hunt agates.', portraitUrl: null })
})
