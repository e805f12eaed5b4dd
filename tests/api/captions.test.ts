import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../support/Browser.ts'
import { sendFromPanel } from '../support/panel.ts'
import { audienceOf, publishFilm } from '../support/posts.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
let employee: Browser

beforeAll(async () => {
  ;({ employee } = await audienceOf(site))
})

const panel = (method: string, path: string, body?: object) =>
  sendFromPanel(site, employee, method, `/cms/api${path}`, body)

const VTT = 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ana>The first cut\n'

const addCaptions = (post: number, fields: object = {}) =>
  panel('POST', '/captions', { post, language: 'en', vtt: VTT, ...fields })

async function cuesOf(postId: number) {
  const { rows } = await site.pool.query<{ text: string; starts_at_ms: number; ends_at_ms: number }>(
    'select text, starts_at_ms, ends_at_ms from caption_cues where post_id = $1 order by starts_at_ms',
    [postId],
  )
  return rows
}

describe('captions', () => {
  it('are stored with their lines, and named in their own language', async () => {
    const { id } = await publishFilm(employee)
    const answer = await addCaptions(id, { language: 'es' })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ doc: { label: 'Español', language: 'es' } })
    expect(await cuesOf(id)).toEqual([{ text: 'Ana: The first cut', starts_at_ms: 1000, ends_at_ms: 2000 }])
  })

  it('of a broken file are refused with the line, and change nothing', async () => {
    const { id } = await publishFilm(employee)
    const answer = await addCaptions(id, { vtt: 'WEBVTT\n\n00:05.000 --> 00:02.000\nHello' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Line 3: The cue ends before it begins.')
    expect(await cuesOf(id)).toEqual([])
  })

  it('exist once for each language of a film', async () => {
    const { id } = await publishFilm(employee)
    expect((await addCaptions(id)).status).toBe(201)
    expect((await addCaptions(id)).status).toBe(400)
    expect((await addCaptions(id, { language: 'pt-BR' })).status).toBe(201)
  })

  it('take their new lines when the file is replaced, and none when they are deleted', async () => {
    const { id } = await publishFilm(employee)
    const { doc } = (await (await addCaptions(id)).json()) as { doc: { id: number } }
    await panel('PATCH', `/captions/${doc.id}`, { vtt: 'WEBVTT\n\n00:03.000 --> 00:04.000\nNew\n' })
    expect((await cuesOf(id)).map(({ text }) => text)).toEqual(['New'])
    await panel('DELETE', `/captions/${doc.id}`)
    expect(await cuesOf(id)).toEqual([])
  })
})
