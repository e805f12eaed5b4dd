import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber } from '#contracts/shared/formatNumber.ts'
import { plainText } from '#contracts/shop/plainText.ts'
import type { StoryNode } from '#contracts/content/story.ts'
import { storyToMarkdown } from '#domain/operations/exports/storyToMarkdown.ts'
import { markdownToHtml } from '#domain/operations/imports/posts/formats/markdownToHtml.ts'
import { oldAddresses } from '#domain/operations/imports/posts/oldAddresses.ts'
import { plainTitle } from '#domain/operations/imports/posts/plainTitle.ts'
import { readPosts } from '#domain/operations/imports/posts/readPosts.ts'
import { readText } from '#domain/operations/imports/posts/readText.ts'
import { readCsv } from '#domain/operations/imports/readCsv.ts'
import { readMembers } from '#domain/operations/imports/readMembers.ts'
import { suggestColumns } from '#domain/operations/imports/tables/suggestColumns.ts'
import { toTable } from '#domain/operations/imports/tables/toTable.ts'
import { parseMailReport } from '#providers/mail/mailReport.ts'
import { costGrowth, cpuMs, LINEAR } from '../support/costGrowth.ts'
import { wxr, wxrItem } from '../support/postExports.ts'
import { WORST_HTML, WORST_MARKDOWN, WORST_PASSAGES, WORST_TABLES, WORST_WORDPRESS } from '../support/worstTexts.ts'

const nowhere = oldAddresses(null)
const words = (text: string): StoryNode => ({ type: 'text', text, format: 0 })
const markdownOf = (...children: StoryNode[]) => storyToMarkdown({ root: { type: 'root', children } }, () => null)
const paragraphOf = (...children: StoryNode[]) => markdownOf({ type: 'paragraph', children })

describe('takes time in proportion to the text, or refuses it:', () => {
  it.each(WORST_HTML)('HTML with $name', async ({ part, times }) => {
    expect(await costGrowth((text) => readText(text, nowhere), part, times)).toBeLessThan(LINEAR)
    expect(await costGrowth(plainTitle, part, times)).toBeLessThan(LINEAR)
    expect(await costGrowth(plainText, part, times)).toBeLessThan(LINEAR)
  })

  it.each(WORST_WORDPRESS)('a post at WordPress with $name', async ({ part, times }) => {
    const pictures = [11, 12, 13].map((id) =>
      wxrItem({ id, type: 'attachment', attachment: `https://a.test/${id}.jpg`, parent: 1 }),
    )
    const read = (content: string) =>
      readPosts('wordpress-posts', Buffer.from(wxr(wxrItem({ id: 1, content }), ...pictures)), { oldSite: null })
    expect(await costGrowth(read, part, times)).toBeLessThan(LINEAR)
  })

  it.each(WORST_TABLES)('a table of $name', async ({ part, times }) => {
    const read = async (text: string) => {
      const rows = await readCsv(text)
      readMembers('members-csv', rows, suggestColumns('members-csv', toTable(rows)))
    }
    expect(await costGrowth(read, part, times)).toBeLessThan(LINEAR)
  })

  it.each(WORST_MARKDOWN)('Markdown with $name', async ({ part, times }) => {
    expect(await costGrowth(markdownToHtml, part, times)).toBeLessThan(LINEAR)
    const read = (text: string) => readPosts('markdown-posts', archive(text), { oldSite: null })
    expect(await costGrowth(read, part, times)).toBeLessThan(LINEAR)
  })

  it.each(WORST_PASSAGES)('a passage with $name', async ({ part, times }) => {
    expect(await costGrowth((text) => paragraphOf(words(text)), part, times)).toBeLessThan(LINEAR)
  })

  it('a paragraph of line breaks', async () => {
    const read = (text: string) => paragraphOf(...[...text].map(() => ({ type: 'linebreak' })), words('x'))
    expect(await costGrowth(read, '\n', 24_000)).toBeLessThan(LINEAR)
  })

  it('a table with one wide row and many rows', async () => {
    const read = (text: string) => {
      const narrow: StoryNode[] = [...text].map(() => ({ type: 'tablerow', children: [] }))
      const wide: StoryNode = { type: 'tablerow', children: [...text].map(() => ({ type: 'tablecell' })) }
      return markdownOf({ type: 'table', children: [...narrow, wide] })
    }
    expect(await costGrowth(read, 'x', 8_000)).toBeLessThan(LINEAR)
  })

  it.each([
    ['keys', (times: number) => Array.from({ length: times }, (_, at) => `k${at}: 1\n`).join('')],
    [
      'keys on one line',
      (times: number) => `a: {${Array.from({ length: times }, (_, at) => at.toString(36)).join(',')}}\n`,
    ],
    ['brackets', (times: number) => `a: ${'['.repeat(times)}\n`],
  ])('front matter with %s', async (_name, part) => {
    const read = (head: string) => readPosts('markdown-posts', archive(`---\n${head}---\nA`), { oldSite: null })
    expect(await costGrowth(read, part, 3_200)).toBeLessThan(LINEAR)
  })

  it('pictures of an archive with many files', async () => {
    const read = (text: string) => {
      const pictures = Object.fromEntries([...text].map((_, at) => [`old/${at}/a.jpg`, strToU8('')]))
      const links = [...text].map((_, at) => `![](/x${at}/a.jpg)\n`).join('')
      return readPosts('markdown-posts', Buffer.from(zipSync({ ...pictures, 'a.md': strToU8(links) })), {
        oldSite: null,
      })
    }
    expect(await costGrowth(read, 'x', 3_200)).toBeLessThan(LINEAR)
  })

  it.each([
    ['a recipient without @', 'a'],
    ['a recipient of many @', 'a@'],
    ['spaces', ' '],
  ])('a report of a mail server with %s', async (_name, part) => {
    const read = (text: string) => parseMailReport(Buffer.from(reportFor(`rfc822; ${text}x`)))
    expect(await costGrowth(read, part, 80_000)).toBeLessThan(LINEAR)
  })
})

describe('says what is too much:', () => {
  it.each([
    [
      'marks that are opened again',
      WORST_HTML[1]?.part,
      1_200,
      'The text has more than 50,000 elements, or marks that are never closed.',
    ],
    ['levels', '<div>', 600, 'The text is nested in more than 512 levels.'],
    ['elements', '<br>', 60_000, 'The text has more than 50,000 elements, or marks that are never closed.'],
  ])('%s', (_name, part, times, problem) => {
    const html = typeof part === 'function' ? part(times) : (part ?? '').repeat(times)
    expect(readText(html, nowhere)).toEqual({ body: null, problem })
  })

  it('a title whose markup is too much, because it stays too long', () => {
    expect(plainTitle('<p><b a>'.repeat(100) + '<div>'.repeat(600)).length).toBeGreaterThan(200)
  })

  it.each([
    [
      'front matter',
      `---\n${'tags: a\n'.repeat(8_000)}---\nA`,
      'The lines between --- are longer than 16,000 characters.',
    ],
    [
      'an address that is used again',
      `[a]: /${'b'.repeat(10_000)}\n\n${'[a]'.repeat(100_000)}`,
      'The text is longer than 1 MB. Please shorten it.',
    ],
  ])('%s', async (_name, text, problem) => {
    const { posts } = await readPosts('markdown-posts', archive(text), { oldSite: null })
    expect(posts).toMatchObject([{ problem }])
  })

  it('an email whose header is longer than mail servers take', async () => {
    expect(
      await parseMailReport(Buffer.from(`Cc: ${'a,'.repeat(60_000)}\r\n${reportFor('rfc822; a@example.test')}`)),
    ).toBe(null)
  })
})

it('an ordinary file of WordPress with 12 MB is read in less than 30 seconds, whatever else the machine does', async () => {
  const content = '<p>Banded agate from the <em>north</em> ridge, found after the rain.</p>\n'.repeat(120)
  const file = wxr(...Array.from({ length: 1_310 }, (_, at) => wxrItem({ id: at + 1, content })))
  expect(file.length).toBeGreaterThan(12_000_000)
  let count = 0
  const ms = await cpuMs(async () => {
    const { posts } = await readPosts('wordpress-posts', Buffer.from(file), { oldSite: null })
    count = posts.filter(({ problem, post }) => problem === null && post.body !== null).length
  })
  expect(count).toBe(1_310)
  expect(ms).toBeLessThan(30_000)
})

describe('reads ordinary texts as before:', () => {
  const ordinary = fc.string({
    unit: fc.constantFrom('a', 'é', '1', ' ', '\n', '\t', '#', '>', '.', ')', '-', '+', '*'),
  })

  it('the marks of a passage', () => {
    const before = (text: string) => {
      const [, begin = '', inner = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
      const whole = inner === '' ? text : `${begin}**${inner.replace(/[\\`*_[\]<>~|]/g, '\\$&')}**${end}`
      return whole.replace(/^(\s*)([#>+-])/gm, '$1\\$2').replace(/^(\s*\d+)([.)])(?=\s|$)/gm, '$1\\$2')
    }
    fc.assert(
      fc.property(ordinary, (text) => {
        const shown = paragraphOf({ ...words(text), format: 1 })
        expect(shown).toBe(before(text) === '' ? '' : `${before(text)}\n`)
      }),
    )
  })

  it('numbers', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (number) => {
        expect(formatNumber(number)).toBe(new Intl.NumberFormat('en-US').format(number))
      }),
    )
  })

  it('the first heading, which is the title', async () => {
    const titleOf = async (text: string) =>
      (await readPosts('markdown-posts', archive(text), { oldSite: null })).posts[0]?.post.title
    const before = (text: string) => /^\s*# +(.+?)\s*#*\s*(?:\r?\n|$)/.exec(text)?.[1]
    for (const text of ['# A ridge', '\n\n#  A ridge  ##  \r\nB', '# C# and # more', '# a#b ###', '# a\n# b'])
      expect(await titleOf(text)).toBe(before(text))
    expect(await titleOf('#no')).toBe('a')
    expect(await titleOf('## Second\n# First')).toBe('a')
  })
})

const archive = (text: string): Buffer => Buffer.from(zipSync({ 'a.md': strToU8(text) }))

const reportFor = (recipient: string): string =>
  [
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.test',
    '',
    `Final-Recipient: ${recipient}`,
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b--',
    '',
  ].join('\r\n')
