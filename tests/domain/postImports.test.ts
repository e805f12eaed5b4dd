import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { checkPost } from '#domain/operations/imports/posts/checkPost.ts'
import { decidePost } from '#domain/operations/imports/posts/decidePost.ts'
import { htmlToStory } from '#domain/operations/imports/posts/htmlToStory.ts'
import { oldAddresses } from '#domain/operations/imports/posts/oldAddresses.ts'
import type { PostLine } from '#domain/operations/imports/posts/PostLine.ts'
import { readPosts } from '#domain/operations/imports/posts/readPosts.ts'
import { readText } from '#domain/operations/imports/posts/readText.ts'
import { storyProblem } from '#domain/content/stories/storyProblem.ts'
import { wxr, wxrItem } from '../support/postExports.ts'
import { shown } from '../support/shownStory.ts'

const SITE = new URL('https://old.test')

const storyOf = (html: string, site: URL | null = SITE) => htmlToStory(html, oldAddresses(site))

describe('HTML becomes a story:', () => {
  const cases: [string, string, string][] = [
    [
      'headings, the first level as the second',
      '<h1>One &amp; two</h1><h5>Five</h5>',
      'heading(One & two) heading(Five)',
    ],
    ['marks', '<p>a <strong>b <em>c</em></strong> <code>d</code></p>', 'paragraph(a 1:b 3:c 16:d)'],
    ['loose text', 'one<br>two<p>three</p>four', 'paragraph(one/two) paragraph(three) paragraph(four)'],
    [
      'links of the old site, and no others than of the web',
      '<a href="/x">a</a> <a href="javascript:alert(1)">b</a>',
      'paragraph(<https://old.test/x|a> b)',
    ],
    [
      'a picture inside a link and a figure',
      '<figure><a href="/big"><img src="/a.jpg"></a><figcaption>c</figcaption></figure>',
      '[https://old.test/a.jpg] paragraph(c)',
    ],
    ['lists in lists', '<ul><li>a<ol><li><p>b</p></li></ol></li></ul>', 'list(listitem(alist(listitem(b))))'],
    ['quotes', '<blockquote><p>a</p><p>b</p></blockquote>', 'quote(paragraph(a)paragraph(b))'],
    ['code with its lines', '<pre><code>a\nb\n</code></pre>', 'paragraph(16:a/16:b)'],
    [
      'tables',
      '<table><tr><th>a</th><td>b</td></tr></table>',
      'table(tablerow(tablecell(paragraph(a))tablecell(paragraph(b))))',
    ],
    [
      'a film elsewhere as a link',
      '<iframe src="//film.test/1"></iframe>',
      'paragraph(<https://film.test/1|https://film.test/1>)',
    ],
    [
      'the part for members, once',
      '<p>a</p><!--members-only--><p>b</p><!--members-only-->',
      'paragraph(a) [membersOnly] paragraph(b)',
    ],
    [
      'nothing that runs',
      '<p onclick="x()">a<script>b()</script><style>c{}</style></p><svg onload="d()"></svg>',
      'paragraph(a)',
    ],
  ]
  it.each(cases)('%s', (_title, html, expected) => {
    const story = storyOf(html)
    expect(story && shown(story.root)).toBe(expected)
    expect(storyProblem(story)).toBe(null)
  })

  it('without the old site’s address, its own links and pictures lead nowhere', () => {
    const story = storyOf('<p><a href="/x">a</a></p><img src="/a.jpg"><img src="https://b.test/c.png">', null)
    expect(story && shown(story.root)).toBe('paragraph(a) [https://b.test/c.png]')
  })

  it('however deeply it is nested, up to 512 levels', () => {
    expect(storyProblem(storyOf(`<p>a</p>${'<ul><li>b'.repeat(250)}`))).toBe(null)
    const refused = { body: null, problem: 'The text is nested in more than 512 levels.' }
    expect(readText(`${'<div>'.repeat(20_000)}x`, oldAddresses(null))).toEqual(refused)
  })

  it('with the rows of a table in another table only once', () => {
    const story = storyOf('<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>')
    expect(story && shown(story.root)).toBe(
      'table(tablerow(tablecell(paragraph(a)table(tablerow(tablecell(paragraph(b)))))))',
    )
  })
})

const post: PostLine = {
  source: 'ghost:1',
  title: 'A split ridge',
  description: '',
  body: null,
  cover: 'https://old.test/a.jpg',
  publishedAt: '2024-03-01T09:30:00.000Z',
  isMembersOnly: false,
  leftOut: null,
  lost: '',
}
const situation = { isKnown: false, earlierLine: null as number | null, isPublished: true }

describe('a post of an export', () => {
  const cases: [string, Partial<PostLine>, Partial<typeof situation>, object][] = [
    ['is published where it was', {}, {}, { action: 'create', reason: 'Published.' }],
    [
      'is for members where it was',
      { isMembersOnly: true },
      {},
      { action: 'create', reason: 'Published for members.' },
    ],
    [
      'names what could not be kept',
      { lost: 'Left out: script.' },
      {},
      { action: 'create', reason: 'Published. Left out: script.' },
    ],
    ['is a draft unless the owner wants more', {}, { isPublished: false }, { action: 'create', reason: 'A draft.' }],
    ['is a draft where it was one', { publishedAt: null }, {}, { action: 'create', reason: 'A draft.' }],
    [
      'is a draft without a picture',
      { cover: null },
      {},
      { action: 'create', reason: 'A draft, because it has no picture.' },
    ],
    ['is skipped if it was imported before', {}, { isKnown: true }, { action: 'skip', reason: 'Was imported before.' }],
    [
      'is skipped if it is there twice',
      {},
      { earlierLine: 2 },
      { action: 'skip', reason: 'The same post is on line 2.' },
    ],
    [
      'is skipped with the format’s reason',
      { leftOut: 'This is a page.' },
      {},
      { action: 'skip', reason: 'This is a page.' },
    ],
    ['is refused without a title', { title: '' }, {}, { action: 'refuse', reason: 'There is no title.' }],
    [
      'is refused with a long title',
      { title: 'x'.repeat(201) },
      {},
      { action: 'refuse', reason: 'The title is longer than 200 characters.' },
    ],
    [
      'is refused with a long name of its own',
      { source: `ghost:${'x'.repeat(500)}` },
      {},
      { action: 'refuse', reason: 'What names the post is longer than 500 characters.' },
    ],
    [
      'is refused with more than 1 MB of text',
      { body: storyOf(`<p>${'band '.repeat(250_000)}</p>`) },
      {},
      { action: 'refuse', reason: 'The text is longer than 1 MB. Please shorten it.' },
    ],
  ]
  it.each(cases)('%s', (_title, changed, now, expected) => {
    const checked = checkPost({ line: 1, post: { ...post, ...changed }, problem: null })
    expect(decidePost(checked, { ...situation, ...now })).toEqual(expected)
  })

  it.each(['source', 'title', 'description'])('is stored short, however long its %s is', (field) => {
    const long = { ...post, body: null, [field]: '"'.repeat(900_000) }
    expect(checkPost({ line: 1, post: long, problem: null }).json.length).toBeLessThan(25_000)
  })
})

const read = async (kind: Parameters<typeof readPosts>[0], bytes: string | Uint8Array, oldSite: URL | null = SITE) =>
  (await readPosts(kind, Buffer.from(bytes as string), { oldSite })).posts

const ghost = (...posts: object[]) => JSON.stringify({ db: [{ meta: { version: '5.0' }, data: { posts } }] })
const ghostPost = {
  id: '65f',
  title: 'Frost &amp; fire',
  html: '<p>See <a href="__GHOST_URL__/about">about</a></p><img src="__GHOST_URL__/content/images/b.png">',
  status: 'published',
  type: 'post',
  visibility: 'paid',
  published_at: '2024-03-01T09:30:00.000Z',
  feature_image: '__GHOST_URL__/content/images/a.jpg',
  custom_excerpt: null,
}

describe('Ghost’s export', () => {
  it('has posts with their date, cover, text and who may read them', async () => {
    const [one] = await read('ghost-posts', ghost(ghostPost))
    expect(one).toMatchObject({
      line: 1,
      problem: null,
      post: {
        source: 'ghost:65f',
        title: 'Frost &amp; fire',
        cover: 'https://old.test/content/images/a.jpg',
        publishedAt: '2024-03-01T09:30:00.000Z',
        isMembersOnly: true,
      },
    })
    expect(one?.post.body && shown(one.post.body.root)).toBe(
      'paragraph(See <https://old.test/about|about>) [https://old.test/content/images/b.png]',
    )
  })

  it('has drafts, pages and posts that can’t be read', async () => {
    const posts = await read(
      'ghost-posts',
      ghost({ ...ghostPost, status: 'draft' }, { ...ghostPost, type: 'page' }, { id: 1 }),
    )
    expect(posts.map(({ post: { publishedAt, leftOut }, problem }) => [publishedAt, leftOut, problem])).toEqual([
      [null, null, null],
      ['2024-03-01T09:30:00.000Z', 'This is a page, not a post.', null],
      [null, null, 'This post can’t be read.'],
    ])
  })
})

describe('WordPress’s export', () => {
  it('has posts with their thumbnail, and paragraphs of the classic editor', async () => {
    const xml = wxr(
      wxrItem({ id: 1, title: 'Agates &amp; rinds', content: 'One\ntwo\n\n<h2>Three</h2>', thumbnail: 9 }),
      wxrItem({ id: 9, type: 'attachment', attachment: 'https://old.test/wp-content/a.jpg' }),
      wxrItem({ id: 2, status: 'private' }),
      wxrItem({ id: 3, password: 'x' }),
      wxrItem({ id: 4, type: 'page' }),
    )
    const posts = await read('wordpress-posts', xml, null)
    expect(posts[0]?.post).toMatchObject({
      source: 'wordpress:old.test 1',
      title: 'Agates & rinds',
      cover: 'https://old.test/wp-content/a.jpg',
      publishedAt: '2023-05-06T07:08:09.000Z',
      isMembersOnly: false,
    })
    expect(posts[0]?.post.body && shown(posts[0].post.body.root)).toBe('paragraph(One/two) heading(Three)')
    expect(
      posts.slice(1).map(({ post: { publishedAt, isMembersOnly, leftOut } }) => [publishedAt, isMembersOnly, leftOut]),
    ).toEqual([
      [null, true, null],
      [null, true, null],
      ['2023-05-06T07:08:09.000Z', false, 'This is a page, not a post.'],
    ])
  })
})

describe('a ZIP of Markdown', () => {
  const zip = (files: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))

  it('has posts with front matter, and finds their pictures', async () => {
    const posts = await read(
      'markdown-posts',
      zip({
        'posts/2024/ridge.md':
          '---\ntitle: "A split: ridge"\ndate: 2024-03-01\ndescription: Cold hands.\nmembers: true\nimage: /images/cover.jpg\n---\n\nHello **bold**\n\n![](./b.png)\n\n![](missing.png)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
        'posts/no-title.md': '# From the heading\n\ntext',
        'posts/broken.md': '---\ntitle: [\n---\nx',
        'static/images/cover.jpg': 'jpg',
        'posts/2024/b.png': 'png',
        '__MACOSX/posts/._ridge.md': 'x',
      }),
      null,
    )
    expect(
      posts.map(({ post: { title, publishedAt, isMembersOnly, cover }, problem }) => [
        title,
        publishedAt,
        isMembersOnly,
        cover,
        problem,
      ]),
    ).toEqual([
      ['A split: ridge', '2024-03-01T00:00:00.000Z', true, 'file:static/images/cover.jpg', null],
      ['posts/broken.md', null, true, null, 'The lines between --- can’t be read.'],
      ['From the heading', null, false, null, null],
    ])
    const body = posts[0]?.post.body
    expect(body && shown(body.root)).toBe(
      'paragraph(Hello 1:bold) [file:posts/2024/b.png] table(tablerow(tablecell(paragraph(a))tablecell(paragraph(b)))tablerow(tablecell(paragraph(1))tablecell(paragraph(2))))',
    )
  })

  it('may draft a post', async () => {
    const [one] = await read('markdown-posts', zip({ 'a.md': '---\ndate: 2024-03-01\ndraft: true\n---\nx' }))
    expect(one?.post.publishedAt).toBe(null)
  })
})

it('a post with megabytes of text is refused before it is read', async () => {
  const [one] = await read('ghost-posts', ghost({ ...ghostPost, html: '<p>x'.repeat(250_001) }))
  expect(one).toMatchObject({ post: { body: null }, problem: 'The text is longer than 1 MB. Please shorten it.' })
})

describe('is refused with what is wrong:', () => {
  const bomb = () => {
    const small = Buffer.from(zipSync({ 'a.md': new Uint8Array(70 * 1024 * 1024) }))
    return small
  }
  const lying = () => {
    const bytes = Buffer.from(zipSync({ 'a.md': new Uint8Array(5_000_000) }))
    // The directory at the end says ten bytes.
    bytes.writeUInt32LE(10, bytes.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 24)
    return bytes
  }
  const cases: [string, Parameters<typeof readPosts>[0], () => string | Buffer, RegExp][] = [
    ['no JSON', 'ghost-posts', () => '{', /isn’t a JSON file/],
    ['another JSON', 'ghost-posts', () => '{"db":[]}', /isn’t Ghost’s export/],
    ['no posts', 'ghost-posts', () => ghost(), /no posts/],
    ['another encoding', 'ghost-posts', () => Buffer.from([0xff, 0xfe, 0x00, 0xd8]), /UTF-8/],
    ['broken XML', 'wordpress-posts', () => wxr().slice(0, 60), /isn’t complete XML/],
    [
      'another XML',
      'wordpress-posts',
      () => '<?xml version="1.0"?><rss><channel></channel></rss>',
      /isn’t WordPress’s export/,
    ],
    ['entities', 'wordpress-posts', () => '<!DOCTYPE x [<!ENTITY a "b">]><rss/>', /declares a document type/],
    ['no ZIP', 'markdown-posts', () => 'PK', /isn’t a complete ZIP/],
    [
      'half a ZIP',
      'markdown-posts',
      () => Buffer.from(zipSync({ 'a.md': strToU8('x') })).subarray(0, 40),
      /isn’t a complete ZIP/,
    ],
    ['no Markdown', 'markdown-posts', () => Buffer.from(zipSync({ 'a.txt': strToU8('x') })), /no Markdown files/],
    [
      'a path that leads out',
      'markdown-posts',
      () => Buffer.from(zipSync({ '../../a.md': strToU8('x') })),
      /can’t be read/,
    ],
    ['a bomb', 'markdown-posts', bomb, /larger than 32 MB/],
    ['a ZIP with more bytes than it says', 'markdown-posts', lying, /can’t be read/],
  ]
  it.each(cases)('%s', async (_title, kind, file, message) => {
    await expect(readPosts(kind, Buffer.from(file() as string), { oldSite: null })).rejects.toThrow(message)
  })
})
