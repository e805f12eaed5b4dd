import { gzipSync } from 'node:zlib'
import yazl from 'yazl'
import { WORST_TEXTS } from './worstTexts.ts'

/** `make` resolves to the packed file in base64. */
export type WorstImport = { name: string; kind: string; make: () => Promise<string> }

type Content = string | Buffer | Promise<Buffer>

const TEXT_CHARACTERS = 900_000

/** Small markup that costs readers of HTML more than its length. */
const MARKUP: [name: string, html: string][] = [
  ['nested tables', '<table><tr><td>'.repeat(18) + 'a'],
  ['many nested tables', '<table><tr><td>'.repeat(400) + 'a'],
  ['formats opened again', '<p><b><i><u><a href=x>'.repeat(1_200)],
  ['many formats opened again', `${'<b>'.repeat(1_200)}${'<p>a'.repeat(1_200)}`],
  ['more formats opened again', `${'<font size=1>'.repeat(3_000)}${'<p>'.repeat(3_000)}`],
  ['line breaks in pre', `<pre>${'\n'.repeat(60_000)}</pre>`],
  ['breaks in pre', `<pre>${'<br>'.repeat(60_000)}</pre>`],
  ['nested elements', '<div>'.repeat(60_000)],
  ['nested lists', '<ul><li>'.repeat(20_000)],
  ['nested quotes', '<blockquote>'.repeat(20_000)],
  ['nested code', '<pre><code>'.repeat(10_000)],
  ['attributes', `<p ${Array.from({ length: 60_000 }, (_, at) => `a${at}=1`).join(' ')}>`],
  ['ended tags', '</p>'.repeat(100_000)],
  ['ended formats', '<a><b></a>'.repeat(30_000)],
  ['pictures', '<img src="a.jpg">'.repeat(30_000)],
  ['links', '<a href="https://a.example">a</a>'.repeat(20_000)],
  ['cells', `<table>${`<tr>${'<td>a'.repeat(200)}`.repeat(200)}</table>`],
]

export function worstImports(): WorstImport[] {
  return [...ofMarkup(), ...ofTexts(), ...ofFiles()]
}

const worst = (name: string, kind: string, make: () => Content): WorstImport => ({
  name: `${name}, ${kind}`,
  kind,
  make: async () => gzipSync(await make()).toString('base64'),
})

const ofMarkup = (): WorstImport[] =>
  MARKUP.flatMap(([name, html]) => [
    worst(name, 'ghost-posts', () => ghost([html])),
    worst(name, 'wordpress-posts', () => wordpress([html])),
    worst(name, 'markdown-posts', () => zip({ 'a.md': html })),
  ])

const ofTexts = (): WorstImport[] =>
  WORST_TEXTS.flatMap(({ name, make }) => {
    const text = () => make(TEXT_CHARACTERS)
    const line = () => `ada@example.test,"${make(60_000).replaceAll('"', '""')}",a\r\n`
    return [
      worst(`${name} as HTML`, 'ghost-posts', () => ghost([text()])),
      worst(`${name} as a title`, 'ghost-posts', () => ghost(['a'], text())),
      worst(`${name} as HTML`, 'wordpress-posts', () => wordpress([text()])),
      worst(`${name} as XML`, 'wordpress-posts', text),
      worst(`${name} as Markdown`, 'markdown-posts', () => zip({ 'a.md': text() })),
      worst(`${name} as short Markdown`, 'markdown-posts', () => zip({ 'a.md': make(8_000) })),
      worst(`${name} as YAML`, 'markdown-posts', () => zip({ 'a.md': `---\n${make(60_000)}\n---\na` })),
      worst(`${name} as a table`, 'patreon-members', text),
      worst(`${name} as a table`, 'products-csv', text),
      worst(`${name} in cells`, 'ghost-members', () => `email,name,note\r\n${line().repeat(10)}`),
    ]
  })

function ofFiles(): WorstImport[] {
  const paragraphs = '<p>Agate from the north shore.</p>'.repeat(60)
  const keys = () =>
    range(8_000)
      .map((key) => `k${key}: 1`)
      .join('\n')
  const front = (yaml: string) => zip({ 'a.md': `---\n${yaml}\n---\na` })
  return [
    worst('keys of YAML', 'markdown-posts', () => front(keys())),
    worst('references of YAML', 'markdown-posts', () => front(laughs())),
    worst('nested YAML', 'markdown-posts', () => front(`a: ${'['.repeat(20_000)}`)),
    worst('many files', 'markdown-posts', () => zip(Object.fromEntries(range(4_900).map((at) => [`${at}.md`, 'a'])))),
    worst('many posts', 'wordpress-posts', () => wordpress(Array<string>(4_900).fill(paragraphs))),
    worst('many posts', 'ghost-posts', () => ghost(Array<string>(4_900).fill(paragraphs))),
    worst('nested XML', 'wordpress-posts', () => `<rss>${'<a>'.repeat(200_000)}`),
    worst(
      'entities of XML',
      'wordpress-posts',
      () => `<?xml version="1.0"?><!DOCTYPE a [${entities()}]><rss>&j;</rss>`,
    ),
    worst(
      'attributes',
      'wordpress-posts',
      () =>
        `<rss ${range(100_000)
          .map((at) => `a${at}="1"`)
          .join(' ')}/>`,
    ),
    worst('nested JSON', 'ghost-posts', () => `{"db":${'['.repeat(500_000)}`),
    worst('many lines', 'patreon-members', () => `Name,Email\r\n${'a,ada@example.test\r\n'.repeat(49_000)}`),
    worst('many columns', 'products-csv', () => `${range(100_000).join(',')}\r\n`),
    worst('200 MB of nothing', 'ghost-members', () => Buffer.alloc(200 * 1024 * 1024)),
  ]
}

const range = (count: number) => Array.from({ length: count }, (_, at) => at)

const ghost = (posts: string[], title = 'Agate') => {
  const written = posts.map((html, id) => ({ id, title, html, status: 'published', type: 'post' }))
  return JSON.stringify({ db: [{ data: { posts: written } }] })
}

const wordpress = (posts: string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" ` +
  `xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>${posts
    .map(
      (html, id) =>
        `<item><title>Post ${id}</title><content:encoded><![CDATA[${html.replaceAll(']]>', '')}]]></content:encoded>` +
        `<wp:post_id>${id}</wp:post_id><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`,
    )
    .join('')}</channel></rss>`

function zip(files: Record<string, string>): Promise<Buffer> {
  const archive = new yazl.ZipFile()
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name)
  archive.end()
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    archive.outputStream
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject)
  })
}

/** Ten levels that each name the one before nine times. */
const laughs = () =>
  range(10)
    .map(
      (level) =>
        `a${level}: &a${level} [${
          level === 0
            ? 'lol'
            : Array<string>(9)
                .fill(`*a${level - 1}`)
                .join(',')
        }]`,
    )
    .join('\n')

const entities = () =>
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
    .map((name, at, names) => `<!ENTITY ${name} "${at === 0 ? 'lol' : `&${names[at - 1]};`.repeat(10)}">`)
    .join('')
