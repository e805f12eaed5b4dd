import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { audienceOf, type Post, publishFilm } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { smallPicture } from '../../support/uploads.ts'

const site = useSite()
let guest: Browser
let member: Browser
let patron: Browser
let employee: Browser

beforeAll(async () => {
  ;({ guest, member, patron, employee } = await audienceOf(site))
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

  it('of a SubRip file are stored as WebVTT', async () => {
    const { id } = await publishFilm(employee)
    const srt = '1\r\n00:00:01,000 --> 00:00:02,000\r\nThe first cut\r\n'
    const answer = await addCaptions(id, { vtt: srt })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({
      doc: { vtt: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nThe first cut\n' },
    })
    expect(await cuesOf(id)).toEqual([{ text: 'The first cut', starts_at_ms: 1000, ends_at_ms: 2000 }])
  })

  it('of an invalid file are rejected with the line number, and change nothing', async () => {
    const { id } = await publishFilm(employee)
    const answer = await addCaptions(id, { vtt: 'WEBVTT\n\n00:05.000 --> 00:02.000\nHello' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Line 3: The cue ends before it begins.')
    expect(await cuesOf(id)).toEqual([])
  })

  it('find a word that is only spoken at 12:41, with a link to that second', async () => {
    const { id } = await publishFilm(employee, { isSubscriberOnly: false })
    const vtt = 'WEBVTT\n\n00:05.000 --> 00:06.000\nGood morning\n\n12:41.200 --> 12:43.000\nLook, chrysoprase\n'
    expect((await addCaptions(id, { vtt })).status).toBe(201)
    const { json } = await guest.get('/api/search?q=chrysoprase')
    expect(json).toMatchObject({ total: 1, groups: [{ results: [{ kind: 'caption', url: `/content/${id}?t=761` }] }] })
  })

  it('exist once for each language of a film', async () => {
    const { id } = await publishFilm(employee)
    expect((await addCaptions(id)).status).toBe(201)
    expect((await addCaptions(id)).status).toBe(400)
    expect((await addCaptions(id, { language: 'pt-BR' })).status).toBe(201)
  })

  it('have the new lines after the file is replaced, and none after they are deleted', async () => {
    const { id } = await publishFilm(employee)
    const { doc } = (await (await addCaptions(id)).json()) as { doc: { id: number } }
    await panel('PATCH', `/captions/${doc.id}`, { vtt: 'WEBVTT\n\n00:03.000 --> 00:04.000\nNew\n' })
    expect((await cuesOf(id)).map(({ text }) => text)).toEqual(['New'])
    await panel('DELETE', `/captions/${doc.id}`)
    expect(await cuesOf(id)).toEqual([])
  })
})

type Full = Post & {
  captions: { language: string; label: string; url: string }[]
  chapters: { second: number; title: string }[]
  finds: { stone: string; note: string; second: number; frameURL: string | null }[]
}
const fullFor = async (visitor: Browser, id: number) => (await visitor.get(`/api/posts/${id}`)).json as Full

describe('the captions of a film for members', () => {
  it('are served as text only to viewers who may watch', async () => {
    const { id } = await publishFilm(employee)
    const hostile =
      'WEBVTT\n\nSTYLE\n::cue { background: url(//x.test) }\n\n00:01.000 --> 00:02.000\n<script>alert(1)</script>\n'
    await addCaptions(id, { vtt: hostile })
    const { captions } = await fullFor(patron, id)
    expect(captions).toEqual([{ language: 'en', label: 'English', url: `/api/posts/${id}/captions/en.vtt` }])
    const served = await patron.get(`/api/posts/${id}/captions/en.vtt`)
    expect(served.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect(served.text).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n&lt;script&gt;alert(1)&lt;/script&gt;\n')
    for (const path of ['captions/en.vtt', 'transcript/en']) {
      expect((await guest.get(`/api/posts/${id}/${path}`)).status).toBe(401)
      expect((await member.get(`/api/posts/${id}/${path}`)).status).toBe(403)
    }
    expect((await fullFor(member, id)).captions).toEqual([])
  })

  it('can be read as a transcript', async () => {
    const { id } = await publishFilm(employee)
    await addCaptions(id)
    expect((await patron.get(`/api/posts/${id}/transcript/en`)).json).toEqual([
      { second: 1, text: 'Ana: The first cut' },
    ])
    expect((await patron.get(`/api/posts/${id}/transcript/de`)).json).toMatchObject({ code: 'captions_not_found' })
    expect((await patron.get(`/api/posts/${id}/captions/de.vtt`)).status).toBe(404)
  })
})

describe('the chapters of a film', () => {
  it('are those of its description, also for visitors who may not watch', async () => {
    const { id } = await publishFilm(employee, { description: 'Cutting day.\n0:00 Arrival\n4:10 The first cut' })
    const chapters = [
      { second: 0, title: 'Arrival' },
      { second: 250, title: 'The first cut' },
    ]
    expect((await fullFor(guest, id)).chapters).toEqual(chapters)
    await employee.patch(`/api/admin/posts/${id}`, { description: '4:10 Renamed' })
    expect((await fullFor(guest, id)).chapters).toEqual([{ second: 250, title: 'Renamed' }])
  })

  it('are those of the panel if it has any, only for viewers who may watch', async () => {
    const { id } = await publishFilm(employee, { description: '4:10 In the description' })
    const listed = await panel('PATCH', `/posts/${id}`, { chapters: [{ second: 5, title: 'In the panel' }] })
    expect(listed.status).toBe(200)
    expect((await fullFor(patron, id)).chapters).toEqual([{ second: 5, title: 'In the panel' }])
    expect((await fullFor(guest, id)).chapters).toEqual([])
    await panel('PATCH', `/posts/${id}`, { chapters: [] })
    expect((await fullFor(guest, id)).chapters).toEqual([{ second: 250, title: 'In the description' }])
  })

  it('of the panel begin at different seconds', async () => {
    const { id } = await publishFilm(employee)
    const chapters = [5, 5.4].map((second) => ({ second, title: 'Twice' }))
    const answer = await panel('PATCH', `/posts/${id}`, { chapters })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Two chapters begin at second 5.')
  })
})

describe('the finds of a film for members', () => {
  it('are returned in order, with pictures, to viewers who may watch', async () => {
    const { id } = await publishFilm(employee)
    const frame = await uploadInPanel(site, employee, await smallPicture())
    expect((await panel('POST', '/finds', { post: id, stone: 'Plume agate', second: 9 })).status).toBe(201)
    const first = { post: id, stone: 'Laguna agate', note: 'In the wash', second: 4, frame: frame.id }
    expect((await panel('POST', '/finds', first)).status).toBe(201)
    const { finds } = await fullFor(patron, id)
    expect(finds.map(({ stone, second }) => [stone, second])).toEqual([
      ['Laguna agate', 4],
      ['Plume agate', 9],
    ])
    const frameURL = finds[0]?.frameURL ?? ''
    expect((await patron.get(frameURL)).status).toBe(200)
    expect((await member.get(frameURL)).status).toBe(403)
    expect((await guest.get(frameURL)).status).toBe(401)
    expect((await fullFor(member, id)).finds).toEqual([])
  })

  it('are changed by employees who write posts, and each change is in the audit log', async () => {
    const { id } = await publishFilm(employee)
    await panel('POST', '/finds', { post: id, stone: 'Thunder egg', second: 2 })
    const { rows } = await site.pool.query('select what, subject from employee_changes where subject like $1', [
      '%Thunder%',
    ])
    expect(rows).toEqual([{ what: 'Created', subject: 'Find “Thunder egg”' }])
    expect(
      (await sendFromPanel(site, patron, 'POST', '/cms/api/finds', { post: id, stone: 'x', second: 1 })).status,
    ).toBe(403)
  })
})
