import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { cpuMs } from '../../support/costGrowth.ts'
import { fetchBytes } from '../../support/fetchBytes.ts'
import { checked, linesOf, perform } from '../../support/imports.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { signUpEmployee, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { block, element, link, paragraph, picture, story, words } from '../../support/stories.ts'
import { smallPicture, upload } from '../../support/uploads.ts'

const site = useSite()
let owner: Browser
beforeAll(async () => void (owner = await signUpEmployee(site)))

const bold = (text: string) => ({ ...words(text), format: 1 })

async function publish(): Promise<number> {
  const [cover, inner] = [
    await upload(owner, await smallPicture('#993333')),
    await upload(owner, await smallPicture('#339933')),
  ]
  const body = story(
    element('heading', { tag: 'h2' }, words('Bands & rinds')),
    paragraph('A ', bold('bold'), ' word, ', link('https://example.test/a'), ', 2 * 3'),
    element(
      'list',
      { listType: 'bullet' },
      element('listitem', {}, words('one')),
      element('listitem', {}, words('two')),
    ),
    paragraph('1. is no list'),
    picture(inner),
    block('callout', { tone: 'tip', text: 'Wear gloves' }),
    block('membersOnly'),
    element(
      'table',
      {},
      element('tablerow', {}, ...['a|b', 'c'].map((cell) => element('tablecell', {}, paragraph(cell)))),
    ),
  )
  const post = { title: 'Frost: on the ridge', description: 'Cold "hands"', type: 'gallery', imageURLs: [cover], body }
  const answer = await owner.post('/api/admin/posts', post)
  expect(answer.text).toContain('"id"')
  return (answer.json as { id: number }).id
}

async function downloadPosts(query = '') {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { status, headers, body } = await fetchBytes(`${site.url}/api/admin/exports/posts.zip${query}`, { cookie })
  expect(status).toBe(200)
  expect(headers['content-disposition']).toMatch(/^attachment; filename="posts-\d{4}-\d\d-\d\d\.zip"$/)
  return { zip: body, files: unzipSync(new Uint8Array(body)) }
}

describe('an export of posts', () => {
  it('has each post as Markdown with its facts, and its pictures', async () => {
    const id = await publish()
    const { files } = await downloadPosts()
    const name = Object.keys(files).find((path) => path.endsWith(`-frost-on-the-ridge-${id}.md`)) ?? ''
    expect(name).toMatch(/^posts\/\d{4}-\d\d-\d\d-/)
    const text = strFromU8(files[name] ?? new Uint8Array())
    const [, cover] = /^image: \.\.\/(media\/\d+\.jpg)$/m.exec(text) ?? []
    const [, inner] = /^!\[\]\(<\.\.\/(media\/\d+\.jpg)>\)$/m.exec(text) ?? []
    for (const picture of [cover, inner])
      expect(files[picture ?? '']?.subarray(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]))
    expect(text).toContain('title: "Frost: on the ridge"')
    expect(text).toContain('members: true')
    expect(text.split('---\n')[2]).toBe(
      `
## Bands & rinds

A **bold** word, [a link](<https://example.test/a>), 2 \\* 3

- one
- two

1\\. is no list

![](<../${inner}>)

> Wear gloves

<!--members-only-->

| a\\|b | c |
| --- | --- |
`,
    )
  })

  it('has the German version of a post in a file beside it, which an import leaves out', async () => {
    const id = await publish()
    const other = await publish()
    const germanBody = story(paragraph('Über den Grat.'), block('membersOnly'), paragraph('Nur für Mitglieder.'))
    const german = { germanTitle: 'Frost am Grat', germanDescription: 'Kalte Hände', germanBody }
    expect((await sendFromPanel(site, owner, 'PATCH', `/cms/api/posts/${id}`, german)).status).toBe(200)
    const { zip, files } = await downloadPosts()
    const pathOf = (ending: string) => Object.keys(files).find((path) => path.endsWith(ending))
    const path = pathOf(`-frost-on-the-ridge-${id}.de.md`) ?? ''
    expect(pathOf(`-${other}.de.md`)).toBeUndefined()
    const text = strFromU8(files[path] ?? new Uint8Array())
    expect(text).toContain('title: Frost am Grat')
    expect(text).toContain('description: Kalte Hände')
    expect(text).toMatch(/^image: \.\.\/media\/\d+\.jpg$/m)
    expect(text.split('---\n')[2]).toBe('\nÜber den Grat.\n\n<!--members-only-->\n\nNur für Mitglieder.\n')
    await site.pool.query('delete from posts')
    const { id: importId } = await checked(owner, zip, {
      kind: 'markdown-posts',
      fileName: 'posts.zip',
      isPublished: true,
    })
    expect((await linesOf(owner, importId)).map(({ name, reason }) => [name, reason])).toContainEqual([
      'Frost am Grat',
      `The German version of ${path.replace(/^posts\//, '').replace('.de.md', '.md')}. Please copy it into that post.`,
    ])
  })

  it('has texts of 98,000 spaces and 20,000 line breaks, and takes less than 5 seconds', async () => {
    const spaces = words(`a${' '.repeat(49_000)}b`)
    const breaks = Array.from({ length: 20_000 }, () => ({ type: 'linebreak', version: 1 }))
    const body = story(paragraph(spaces, spaces, ...breaks, 'The end.'))
    const cover = await upload(owner, await smallPicture('#339999'))
    const post = { title: 'Spaces', description: 'Many', type: 'gallery', imageURLs: [cover], body }
    expect((await owner.post('/api/admin/posts', post)).text).toContain('"id"')
    const ms = await cpuMs(async () => {
      const { files } = await downloadPosts('?files=false')
      const [path = ''] = Object.keys(files).filter((one) => one.includes('-spaces-'))
      expect(strFromU8(files[path] ?? new Uint8Array())).toMatch(/The end\.\n$/)
    })
    expect(ms).toBeLessThan(5000)
  })

  it('can leave out the files', async () => {
    await publish()
    const { files } = await downloadPosts('?files=false')
    expect(Object.keys(files).every((path) => path.endsWith('.md'))).toBe(true)
  })

  it('is read by the import of another site, with its pictures and where the part for members begins', async () => {
    await publish()
    const { zip } = await downloadPosts()
    await site.pool.query('delete from posts')
    const { id } = await checked(owner, zip, { kind: 'markdown-posts', fileName: 'posts.zip', isPublished: true })
    await perform(owner, id, 'run')
    expect((await linesOf(owner, id)).map(({ name, reason }) => [name, reason])).toContainEqual([
      'Frost: on the ridge',
      'Published for members.',
    ])
    const { rows } = await site.pool.query<{ body: { root: { children: { type: string }[] } }; description: string }>(
      `select body, description from posts where title = 'Frost: on the ridge'`,
    )
    expect(rows[0]?.description).toBe('Cold "hands"')
    expect(rows[0]?.body.root.children.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'list',
      'paragraph',
      'upload',
      'quote',
      'block',
      'table',
    ])
  })
})

it('comments and products are exported as CSV', async () => {
  const id = await publish()
  await owner.post(`/api/posts/${id}/comments`, { content: '=HYPERLINK("x")' })
  await owner.post(`/api/posts/${id}/comments`, { content: 'Hi;=HYPERLINK(1)' })
  const comments = await owner.get('/api/admin/exports/comments.csv')
  expect(comments.text).toContain(`'=HYPERLINK(""x"")`)
  // For spreadsheets that split at semicolons.
  expect(comments.text).toContain(`,"Hi;=HYPERLINK(1)",`)
  await owner.post('/api/admin/products', { name: 'Rock hammer', price: 24.5 })
  const products = await owner.get('/api/admin/exports/products.csv')
  expect(products.text).toContain('Rock hammer,,General,24.50,yes,')
})

it('exports are for owners only', async () => {
  for (const path of ['posts.zip', 'comments.csv', 'products.csv']) {
    expect((await site.visitor().get(`/api/admin/exports/${path}`)).status).toBe(401)
    expect((await (await signUpMember(site)).get(`/api/admin/exports/${path}`)).status).toBe(403)
  }
})
