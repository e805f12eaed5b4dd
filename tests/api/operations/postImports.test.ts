import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Story } from '#contracts/content/story.ts'
import type { Browser } from '../../support/Browser.ts'
import { cpuMs } from '../../support/costGrowth.ts'
import {
  check,
  checked,
  hasFailed,
  killAtLine,
  linesOf,
  perform,
  readImport,
  refuseRows,
  resume,
} from '../../support/imports.ts'
import { eventually, signUpEmployee, signUpMember } from '../../support/people.ts'
import { wxr, wxrItem } from '../../support/postExports.ts'
import { useSite } from '../../support/site.ts'
import { smallPicture } from '../../support/uploads.ts'

const site = useSite()
let owner: Browser
let oldSite: Server
let oldUrl: string
const asked: string[] = []

beforeAll(async () => {
  owner = await signUpEmployee(site)
  const picture = await smallPicture()
  oldSite = createServer((request, response) => {
    const url = request.url ?? ''
    asked.push(url)
    if (url.startsWith('/moved')) return void response.writeHead(302, { Location: '/a.jpg?moved' }).end()
    if (url.startsWith('/loop')) return void response.writeHead(302, { Location: '/loop' }).end()
    if (url.startsWith('/inside')) return void response.writeHead(302, { Location: 'http://10.0.0.1/a.jpg' }).end()
    if (url.startsWith('/page')) return void response.end('<html>not a picture</html>')
    if (url.startsWith('/large')) return void response.end(Buffer.alloc(10 * 1024 * 1024 + 1))
    if (!/^\/[a-z]\.jpg/.test(url)) return void response.writeHead(404).end()
    response.setHeader('Content-Type', 'image/jpeg').end(picture)
  })
  await new Promise<void>((resolve) => oldSite.listen(0, '127.0.0.1', resolve))
  oldUrl = `http://127.0.0.1:${(oldSite.address() as AddressInfo).port}`
})
afterAll(() => {
  oldSite.closeAllConnections()
  return new Promise((resolve) => oldSite.close(resolve))
})

let lastId = 0
const ghostPost = (post: object = {}) => ({
  id: `post-${++lastId}`,
  title: 'Frost on the ridge',
  html: '<p>Cold hands.</p><!--members-only--><p>Warm stones.</p><img src="__GHOST_URL__/b.jpg">',
  status: 'published',
  type: 'post',
  visibility: 'public',
  published_at: '2024-03-01T09:30:00.000Z',
  feature_image: '__GHOST_URL__/a.jpg',
  ...post,
})
const ghost = (...posts: object[]) => JSON.stringify({ db: [{ data: { posts } }] })
const ofGhost = () => ({ kind: 'ghost-posts' as const, fileName: 'ghost.json', oldSite: oldUrl, isPublished: true })

type Stored = {
  id: number
  title: string
  status: string
  body: unknown
  createdAt: Date
  membersOnly: boolean
  images: number
}
async function postsOf(importId: unknown): Promise<Stored[]> {
  const { rows } = await site.pool.query<Stored>(
    `select p.id, p.title, p.status, p.body, p.created_at as "createdAt", p.is_subscriber_only as "membersOnly",
       (select count(*)::int from posts_images i where i._parent_id = p.id) as images
     from import_lines l join posts p on p.id = l.post_id where l.import_id = $1 order by l.line`,
    [importId],
  )
  return rows
}

describe('an import of posts', () => {
  it('changes nothing while it is checked, then makes each post with its pictures on its old date', async () => {
    const file = ghost(
      ghostPost(),
      ghostPost({ title: 'For members', visibility: 'paid' }),
      ghostPost({ title: 'A draft', status: 'draft' }),
      ghostPost({ title: 'No picture', feature_image: null, html: '<p>Words.</p>' }),
      ghostPost({ type: 'page' }),
      { id: 1 },
    )
    const { id, counts } = await checked(owner, file, ofGhost())
    expect(counts).toMatchObject({ lines: 6, create: 4, skip: 1, refuse: 1 })
    expect(await postsOf(id)).toEqual([])
    expect(await perform(owner, id, 'run')).toMatchObject({ state: 'done', counts: { done: 4, invitable: 0 } })

    const posts = await postsOf(id)
    expect(posts.map(({ title, status, membersOnly, images }) => [title, status, membersOnly, images])).toEqual([
      ['Frost on the ridge', 'published', false, 1],
      ['For members', 'published', true, 1],
      ['A draft', 'draft', false, 1],
      ['No picture', 'draft', false, 0],
    ])
    expect(posts[0]?.createdAt.toISOString()).toBe('2024-03-01T09:30:00.000Z')
    expect(await linesOf(owner, id)).toMatchObject([
      { name: 'Frost on the ridge', reason: 'Published.', result: 'done' },
      { reason: 'Published for members.' },
      { reason: 'A draft.' },
      { reason: 'A draft, because it has no picture.' },
      { action: 'skip', reason: 'This is a page, not a post.' },
      { action: 'refuse', reason: 'This post can’t be read.' },
    ])

    const guest = site.visitor()
    const shown = await guest.get(`/api/posts/${posts[0]?.id}`)
    expect(shown).toMatchObject({ status: 200, json: { title: 'Frost on the ridge', locked: false } })
    const { imageURLs } = shown.json as { imageURLs: string[] }
    expect((await guest.get(imageURLs[0] ?? '')).status).toBe(200)
    expect(shown.text).toContain('Warm stones.')
    const members = await guest.get(`/api/posts/${posts[1]?.id}`)
    expect(members.json).toMatchObject({ locked: true, imageURLs: [] })
    expect(members.text).toContain('Cold hands.')
    expect(members.text).not.toContain('Warm stones.')
    expect((await guest.get(`/api/posts/${posts[2]?.id}`)).status).toBe(404)
  })

  it('has a gallery of WordPress with its pictures, except the cover and those that can’t be loaded', async () => {
    const file = wxr(
      wxrItem({ id: 70, content: 'One\ntwo\n\n[gallery ids="71,72,73,74"]' }),
      ...['a', 'b', 'c', 'missing'].map((name, at) =>
        wxrItem({ id: 71 + at, type: 'attachment', attachment: `${oldUrl}/${name}.jpg` }),
      ),
    )
    const { id } = await checked(owner, file, { kind: 'wordpress-posts', fileName: 'old.xml', isPublished: true })
    await perform(owner, id, 'run')
    expect(await linesOf(owner, id)).toMatchObject([{ reason: 'Published. A picture could not be loaded.' }])
    const [post] = await postsOf(id)
    const { story } = (await site.visitor().get(`/api/posts/${post?.id}`)).json as { story: Story }
    const [words, gallery] = story.root.children ?? []
    expect(JSON.stringify(words)).toContain('linebreak')
    const { blockType, images } = gallery?.['fields'] as { blockType: string; images: { url: string }[] }
    expect([blockType, images.length]).toEqual(['photoGallery', 2])
    for (const { url } of images) expect((await site.visitor().get(url)).status).toBe(200)
  })

  it('twice makes no second post, and sends no emails or notifications', async () => {
    const post = ghostPost({ published_at: new Date().toISOString() })
    const one = await checked(owner, ghost(post, post), ofGhost())
    expect(one.counts).toMatchObject({ create: 1, skip: 1 })
    const other = await checked(owner, ghost(post), ofGhost())
    await perform(owner, one.id, 'run')
    expect((await perform(owner, other.id, 'run')).counts).toMatchObject({ create: 0, skip: 1, done: 0 })
    expect((await checked(owner, ghost(post), ofGhost())).counts).toMatchObject({ create: 0, skip: 1 })
    const { rows } = await site.pool.query('select 1 from post_pushes where finished_at is null')
    expect(rows).toEqual([])
    expect((await site.pool.query('select 1 from mailings')).rows).toEqual([])
  })

  it('leaves out pictures that can’t be loaded, and says how many', async () => {
    const broken = ['missing.jpg', 'page', 'large', 'loop', 'inside'].map((path) => `<img src="${oldUrl}/${path}">`)
    const inside = ['http://10.0.0.1/a.jpg', 'http://[::1]/a.jpg', 'http://localhost/a.jpg', 'ftp://127.0.0.1/a.jpg']
    const html = [...broken, ...inside.map((src) => `<img src="${src}">`), `<p>x</p><img src="${oldUrl}/moved">`].join(
      '',
    )
    const { id } = await checked(owner, ghost(ghostPost({ html, feature_image: null })), ofGhost())
    await perform(owner, id, 'run')
    expect(await linesOf(owner, id)).toMatchObject([
      {
        result: 'done',
        reason: 'Published. Left out: picture without a web address. 8 pictures could not be loaded.',
      },
    ])
    expect(asked).toContain('/a.jpg?moved')
    expect(await postsOf(id)).toMatchObject([{ images: 1 }])
  })

  it('is undone into the trash, except for what was changed since', async () => {
    const { id } = await checked(owner, ghost(ghostPost({ title: 'Kept' }), ghostPost({ title: 'Gone' })), ofGhost())
    await perform(owner, id, 'run')
    const [kept, gone] = await postsOf(id)
    expect((await owner.patch(`/api/admin/posts/${kept?.id}`, { title: 'Kept and changed' })).status).toBe(200)
    expect(await perform(owner, id, 'undo')).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 1 } })
    expect((await site.visitor().get(`/api/posts/${kept?.id}`)).status).toBe(200)
    expect((await site.visitor().get(`/api/posts/${gone?.id}`)).status).toBe(404)
    expect(await linesOf(owner, id)).toMatchObject([
      { result: 'kept', reason: 'Kept: the post was changed since.' },
      { result: 'undone' },
    ])
  })

  it('undone can be imported again', async () => {
    const file = ghost(ghostPost())
    const { id } = await checked(owner, file, ofGhost())
    await perform(owner, id, 'run')
    await perform(owner, id, 'undo')
    expect((await checked(owner, file, ofGhost())).counts).toMatchObject({ create: 1 })
  })

  it('that the database refuses are reported, and the others are imported', async () => {
    const { id } = await checked(
      owner,
      ghost(ghostPost({ title: 'Refused' }), ghostPost({ title: 'Taken' })),
      ofGhost(),
    )
    const accept = await refuseRows(site, { table: 'posts', when: `new.title = 'Refused'` })
    expect(await perform(owner, id, 'run').finally(accept)).toMatchObject({ counts: { done: 1, refuse: 1 } })
    expect(await linesOf(owner, id)).toMatchObject([
      { action: 'refuse', result: 'planned', reason: 'Could not be stored. The site’s log says why.' },
      { action: 'create', result: 'done' },
    ])
  })

  it.each(['\u0000', '\ud83d', '\udc69'])('lose %j, which the database can’t store', async (bad) => {
    const post = ghostPost({ id: `bad${bad.charCodeAt(0)}${bad}`, title: `Fro${bad}st`, html: `<p>Ice${bad}</p>` })
    const { id } = await checked(owner, ghost(post), ofGhost())
    await perform(owner, id, 'run')
    const [stored] = await postsOf(id)
    expect(stored).toMatchObject({ title: 'Frost' })
    expect(JSON.stringify(stored?.body)).toContain('"Ice"')
  })

  it('keep a title of emoji whole, wherever it is cut', async () => {
    for (const title of ['\u{1f469}\u200d'.repeat(50_000), `a${'\u{1f469}'.repeat(50_000)}`])
      expect((await check(owner, ghost(ghostPost({ title })), ofGhost())).status).toBe(201)
  })

  it('wait for a database that is away', async () => {
    const { id } = await checked(owner, ghost(ghostPost({ title: 'Waits' })), ofGhost())
    const accept = await refuseRows(site, { table: 'posts', when: 'true', code: '57P03' })
    await owner.post(`/api/admin/imports/${id}/run`)
    await eventually(() => hasFailed(site, id)).finally(accept)
    expect(await readImport(owner, id)).toMatchObject({ state: 'running', counts: { create: 1, refuse: 0 } })
    await resume(site)
    await eventually(async () => (await readImport(owner, id)).counts.done === 1)
  })

  it('that was killed continues with the next post, and makes none twice', async () => {
    const { id } = await checked(owner, ghost(ghostPost({ title: 'One' }), ghostPost({ title: 'Two' })), ofGhost())
    const revive = await killAtLine(site, id, 2)
    expect((await owner.post(`/api/admin/imports/${id}/run`)).status).toBe(202)
    await eventually(async () => (await readImport(owner, id)).counts.done === 1)
    await revive()
    await resume(site)
    await eventually(async () => (await readImport(owner, id)).state === 'done')
    expect((await postsOf(id)).map(({ title }) => title)).toEqual(['One', 'Two'])
  })

  it('brings the pictures of a ZIP, and forgets the file', async () => {
    const [cover, inner] = await Promise.all([smallPicture('#993333'), smallPicture('#339933')])
    const zip = zipSync({
      'posts/ridge.md': strToU8(
        '---\ntitle: Ridge\ndate: 2024-03-01\nimage: cover.jpg\n---\nHello\n\n![](inner.jpg)\n\n![](broken.jpg)',
      ),
      'posts/cover.jpg': cover,
      'posts/inner.jpg': inner,
      'posts/broken.jpg': strToU8('no picture'),
    })
    const { id } = await checked(owner, Buffer.from(zip), {
      kind: 'markdown-posts',
      fileName: 'posts.zip',
      isPublished: true,
    })
    await perform(owner, id, 'run')
    const [post] = await postsOf(id)
    expect(post).toMatchObject({ title: 'Ridge', status: 'published', images: 1 })
    const { text } = await site.visitor().get(`/api/posts/${post?.id}`)
    const [picture] = /"upload".*?(\/media\/[\w.]+)/.exec(text)?.slice(1) ?? []
    expect((await site.visitor().get(picture ?? '')).status).toBe(200)
    expect(await linesOf(owner, id)).toMatchObject([{ reason: 'Published. A picture could not be loaded.' }])
    expect((await site.pool.query('select 1 from import_files where import_id = $1', [id])).rows).toEqual([])
  })

  it('reads WordPress’s export, and publishes nothing unless it is asked to', async () => {
    const file = wxr(wxrItem({ id: 1, title: 'A rind', content: `<p>Words</p><img src="${oldUrl}/c.jpg">` }))
    const { id } = await checked(owner, file, { kind: 'wordpress-posts', fileName: 'wordpress.xml' })
    await perform(owner, id, 'run')
    expect(await postsOf(id)).toMatchObject([{ title: 'A rind', status: 'draft', images: 1 }])
  })
})

describe('a file of posts', () => {
  it.each([
    ['ghost-posts', '{"db":[]}'],
    ['wordpress-posts', '<rss/>'],
    ['markdown-posts', 'PK'],
  ] as const)('that is no export of %s is refused', async (kind, file) => {
    expect(await check(owner, file, { kind, fileName: 'x' })).toMatchObject({
      status: 400,
      json: { code: 'invalid_import' },
    })
  })

  it('that would make its reader slow is read in less than 5 seconds, or refused line by line', async () => {
    const front = (head: string) => `---\n${head}\n---\nA`
    const worst = {
      'heading.md': `# a${' '.repeat(2_500)}b`,
      'keys.md': front(Array.from({ length: 8_000 }, (_, at) => `k${at}: 1`).join('\n')),
      'marks.md': '*a_'.repeat(4_000),
      'pre.md': `<pre>${'\n'.repeat(60_000)}x</pre>`,
      'reopened.md': Array.from({ length: 1_200 }, (_, at) => `<p><b a${at}>x`).join(''),
      'tables.md': '<table><td>'.repeat(18),
    }
    const zip = zipSync(Object.fromEntries(Object.entries(worst).map(([path, text]) => [path, strToU8(text)])))
    const ms = await cpuMs(async () => {
      const { id } = await checked(owner, Buffer.from(zip), { kind: 'markdown-posts', fileName: 'posts.zip' })
      expect((await linesOf(owner, id)).map(({ name, reason }) => [name, reason])).toEqual([
        ['a b', 'A draft.'],
        ['keys.md', 'The lines between --- are longer than 16,000 characters.'],
        ['marks', 'A draft.'],
        ['pre', 'The text is longer than 1 MB. Please shorten it.'],
        ['reopened', 'The text has more than 50,000 elements, or marks that are never closed.'],
        ['tables', 'The text is nested too deeply.'],
      ])
    })
    expect(ms).toBeLessThan(5000)
  })

  it('that unpacks to more than 32 MB is refused', async () => {
    expect((await check(owner, Buffer.alloc(33 * 1024 * 1024), { kind: 'ghost-posts', fileName: 'x' })).status).toBe(
      413,
    )
  })

  it('of megabytes is read only from those who may import', async () => {
    const large = JSON.stringify({ file: 'A'.repeat(2_000_000) })
    const headers = { 'content-type': 'application/json' }
    for (const [browser, status] of [
      [site.visitor(), 401],
      [await signUpMember(site), 403],
    ] as const)
      expect((await browser.send('POST', '/api/admin/imports', { raw: Buffer.from(large), headers })).status).toBe(
        status,
      )
  })
})
