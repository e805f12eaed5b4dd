import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Story, StoryNode } from '#contracts/content/story.ts'
import { record, serve, servePosts, signIn } from './support/api.ts'
import { clearUppyTimers } from './support/clearUppyTimers.ts'
import { buildPost, buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'
import { block, buildPhoto, buildStory, heading, link, list, paragraph, table, text, upload } from './support/story.ts'

const UPLOAD = 'http://localhost:3000/media/uploads/abc'
const sample = (name: string) => readFile(`tests/web/support/pasted/${name}`, 'utf8')

type Sent = { body?: Story | null }

clearUppyTimers()

beforeEach(() => {
  serve('post', '/api/objects/upload', { uploadURL: UPLOAD })
  serve('put', UPLOAD, {})
})

async function openEditor() {
  const person = renderApp('/upload')
  await person.click(await screen.findByLabelText(/^Story/))
  const page = await screen.findByRole('textbox', { name: /^Story/, description: /long version/ })
  await waitFor(() => expect(screen.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible())
  return { person, page }
}

/** As the clipboard offers it. */
function paste(data: Record<string, string>) {
  const page = document.querySelector('[contenteditable=true]')
  if (!page) throw new Error('The editor is not there')
  fireEvent.paste(page, {
    clipboardData: { getData: (type: string) => data[type] ?? '', types: Object.keys(data), files: [] },
  })
}

/** Publishes and returns the body that was sent. */
async function publish(person: Awaited<ReturnType<typeof openEditor>>['person']): Promise<StoryNode[]> {
  const posted = record('post', '/api/posts', buildPost({ id: 77 }), 201) as Sent[]
  await person.type(screen.getByLabelText(/^Title/), 'Spring wash')
  const film = new File(['film'], 'wash.mp4', { type: 'video/mp4' })
  await person.upload(await screen.findByLabelText('Video', { selector: 'input[type=file]' }), film)
  await screen.findByRole('button', { name: 'Remove wash.mp4' })
  await person.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByRole('link', { name: 'View post' })
  return posted[0]?.body?.root.children ?? []
}

/** `h2 "Words"`, `p "with " *bold*`: the structure and nothing else. */
function outline(node: StoryNode): string {
  const inner = () =>
    (node.children ?? []).map(outline).join(node.type === 'list' || node.type.startsWith('table') ? ', ' : '')
  const { format, tag, fields } = node as {
    format?: number
    tag?: string
    fields?: { url?: string; blockType?: string }
  }
  switch (node.type) {
    case 'text':
      return format === 1
        ? `*${String(node['text'])}*`
        : format === 2
          ? `_${String(node['text'])}_`
          : String(node['text'])
    case 'paragraph':
      return `p ${inner()}`
    case 'heading':
      return `${tag} ${inner()}`
    case 'list':
      return `${tag}(${inner()})`
    case 'listitem':
      return inner()
    case 'link':
      return `[${inner()}](${fields?.url})`
    case 'block':
      return `{${fields?.blockType}}`
    default:
      return node.children ? `${node.type}(${inner()})` : node.type
  }
}

const outlines = (nodes: StoryNode[]) => nodes.map(outline).filter((line) => line !== 'p ')

describe('the story field', () => {
  beforeEach(() => signIn(buildUser()))

  it('is a textarea that works before the editor, which takes over its text', async () => {
    const person = renderApp('/upload')
    const field = await screen.findByLabelText(/^Story/)
    expect(field.tagName).toBe('TEXTAREA')
    fireEvent.change(field, { target: { value: 'We left at dawn\nand walked' } })
    fireEvent.focus(field)
    await screen.findByRole('toolbar', { name: 'Text formatting' })
    expect(await screen.findByText('We left at dawn')).toBeVisible()
    expect(outlines(await publish(person))).toEqual(['p We left at dawn', 'p and walked'])
  })

  it('keeps its draft in the browser, with its parts', async () => {
    const { person } = await openEditor()
    paste({ 'text/plain': '## Float\n\nSharp stones' })
    await person.click(screen.getByRole('button', { name: 'Insert' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Find card' }))
    fireEvent.change(await screen.findByLabelText(/^Stone/), { target: { value: 'Laguna agate' } })
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Laguna agate'))
    cleanup()
    renderApp('/upload')
    expect(await screen.findByRole('heading', { name: 'Float' })).toBeVisible()
    expect(await screen.findByLabelText(/^Stone/)).toHaveValue('Laguna agate')
  })

  it('shows the server’s error about the story', async () => {
    const { person } = await openEditor()
    paste({ 'text/plain': '## Float' })
    const sentence = 'A story can have one members-only divider.'
    serve('post', '/api/posts', { message: sentence, code: 'invalid_story', errors: { body: sentence } }, 400)
    await person.type(screen.getByLabelText(/^Title/), 'Spring wash')
    const film = new File(['film'], 'wash.mp4', { type: 'video/mp4' })
    await person.upload(await screen.findByLabelText('Video', { selector: 'input[type=file]' }), film)
    await screen.findByText('Upload complete')
    await person.click(screen.getByRole('button', { name: 'Publish' }))
    const page = await screen.findByRole('textbox', { name: /^Story/, description: new RegExp(sentence) })
    expect(page).toHaveAttribute('aria-invalid', 'true')
  })
})

describe('pasted text', () => {
  beforeEach(() => signIn(buildUser()))

  it.each([
    [
      'word.html',
      [
        'h2 The wash',
        'p Float is *honest* and _slow_.',
        'ul(Chips, Nodules, ul(Basalt))',
        'ol(Mark the spot)',
        'p See [the survey](https://example.com/map) and this.',
        'table(tablerow(tablecell(p Stone), tablecell(p 412 g)))',
      ],
    ],
    [
      'docs.html',
      [
        'h2 The wash',
        'p Float is *honest* and _slow_.',
        'ul(Chips, Nodules)',
        'p See [the survey](https://example.com/map).',
      ],
    ],
  ])('from %s keeps its structure and nothing else', async (name, expected) => {
    const { person } = await openEditor()
    paste({ 'text/html': await sample(name), 'text/plain': 'The wash' })
    const nodes = await publish(person)
    expect(outlines(nodes)).toEqual(expected)
    expect(JSON.stringify(nodes)).not.toMatch(/javascript:|Mso|color:|font-/)
  })

  it('in Markdown becomes headings, lists and links, without dangerous addresses', async () => {
    const { person } = await openEditor()
    const lines = [
      '# The wash',
      'Float is **honest** and *slow*.',
      '- Chips\n- Nodules',
      'See [the survey](https://example.com/map) and [this](javascript:alert(1)).',
      '---',
      '| Stone | Rough |\n| --- | --- |\n| Laguna | 412 g |',
    ]
    paste({ 'text/plain': lines.join('\n\n') })
    expect(outlines(await publish(person))).toEqual([
      'h2 The wash',
      'p Float is *honest* and _slow_.',
      'ul(Chips, Nodules)',
      expect.stringMatching(/^p See \[the survey\]\(https:\/\/example.com\/map\) and /),
      'horizontalrule',
      'table(tablerow(tablecell(p Stone), tablecell(p Rough)), tablerow(tablecell(p Laguna), tablecell(p 412 g)))',
    ])
  })
})

describe('the parts in the editor', () => {
  beforeEach(() => signIn(buildUser()))

  async function insert(person: Awaited<ReturnType<typeof openEditor>>['person'], name: string) {
    await person.click(screen.getByRole('button', { name: 'Insert' }))
    await person.click(await screen.findByRole('menuitem', { name }))
    return within(await screen.findByRole('group', { name: name === 'Note, tip or warning' ? 'Callout' : name }))
  }

  it('are stored as the panel stores them, with the addresses of uploads', async () => {
    const { person } = await openEditor()
    const card = await insert(person, 'Find card')
    expect(card.getByLabelText(/^Stone/)).toHaveFocus()
    fireEvent.change(card.getByLabelText(/^Stone/), { target: { value: 'Laguna agate' } })
    fireEvent.change(card.getByLabelText(/^Weight/), { target: { value: '412' } })
    fireEvent.change(card.getByLabelText(/^Moment/), { target: { value: '1:35' } })
    const photo = await insert(person, 'Photo')
    await person.upload(
      await photo.findByLabelText('Photo', { selector: 'input[type=file]' }),
      new File(['x'], 'creek.jpg', { type: 'image/jpeg' }),
    )
    await photo.findByRole('button', { name: 'Remove creek.jpg' })
    const callout = await insert(person, 'Note, tip or warning')
    fireEvent.change(callout.getByLabelText(/^Text/), { target: { value: 'Bring water' } })
    const nodes = (await publish(person)).filter(({ type }) => type !== 'paragraph')
    expect(nodes).toEqual([
      {
        type: 'block',
        version: 2,
        format: '',
        fields: expect.objectContaining({
          blockType: 'findCard',
          stone: 'Laguna agate',
          weight: 412,
          second: 95,
        }) as unknown,
      },
      expect.objectContaining({ type: 'upload', version: 3, relationTo: 'media', value: UPLOAD }),
      expect.objectContaining({
        fields: expect.objectContaining({ blockType: 'callout', tone: 'note', text: 'Bring water' }) as unknown,
      }),
    ])
  })

  it('show an article that was searched for and chosen with the keyboard', async () => {
    const result = (title: string, url: string) => ({
      key: url,
      kind: 'product' as const,
      title: { text: title, marks: [] },
      excerpt: { text: '', marks: [] },
      url,
      second: null,
      at: '2026-11-18T09:00:00.000Z',
      imageUrl: null,
      locked: false,
      price: '24.99',
    })
    const results = [result('Rock hammer', '/shop/3-rock-hammer'), result('Crack hammer', '/shop/4-crack-hammer')]
    const groups = [{ kind: 'product', total: 2, results }]
    serve('get', '/api/search', { total: 2, groups, correctedTo: null })
    const { person } = await openEditor()
    const article = await insert(person, 'Article from the shop')
    expect(article.getByRole('combobox', { name: /^Article/ })).toHaveFocus()
    await person.keyboard('hammer')
    await article.findByText('2 articles found')
    await person.keyboard('{ArrowDown}{Enter}')
    expect(await article.findByText('Crack hammer')).toBeVisible()
    expect(article.getByRole('button', { name: 'Choose another' })).toHaveFocus()
    const nodes = await publish(person)
    expect(nodes.find(({ type }) => type === 'block')).toMatchObject({
      fields: { blockType: 'article', item: { kind: 'product', id: 4, title: 'Crack hammer' } },
    })
  })

  it('show a film of the author, which can be exchanged', async () => {
    const film = (id: number, title: string) => ({
      ...buildPhoto(id, ''),
      kind: 'video',
      title,
      duration: 95,
      imageUrl: null,
    })
    serve('get', '/api/stories/films', [film(8, 'Spring wash'), film(9, 'Night hunt')])
    const { person } = await openEditor()
    const part = await insert(person, 'Film')
    await part.findByText('2 films')
    await person.keyboard('night{Enter}')
    await person.click(await part.findByRole('button', { name: 'Choose another' }))
    expect(part.getByRole('combobox', { name: /^Film/ })).toHaveFocus()
    await person.keyboard('{Escape}')
    expect(await part.findByText('Night hunt')).toBeVisible()
    const nodes = await publish(person)
    expect(nodes.find(({ type }) => type === 'block')).toMatchObject({
      fields: { blockType: 'film', film: { id: 9, url: '/media/photo9' } },
    })
  })

  it('don’t publish the post when Enter is pressed in a field', async () => {
    const { person } = await openEditor()
    await insert(person, 'Find card')
    const posted = record('post', '/api/posts', buildPost({ id: 77 }), 201)
    await person.keyboard('Laguna agate{Enter}')
    expect(screen.queryByText('Please enter a title for your content')).toBeNull()
    expect(posted).toEqual([])
  })

  it('show a photo again whose upload is in the draft', async () => {
    const address = `http://localhost:3000/media/uploads/${'a'.repeat(32)}`
    serve('post', '/api/objects/upload', { uploadURL: address })
    serve('put', address, {})
    const { person } = await openEditor()
    const photo = await insert(person, 'Photo')
    await person.upload(
      await photo.findByLabelText('Photo', { selector: 'input[type=file]' }),
      new File(['x'], 'creek.jpg', { type: 'image/jpeg' }),
    )
    await photo.findByRole('button', { name: 'Remove creek.jpg' })
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain(address))
    cleanup()
    renderApp('/upload')
    const chosen = await screen.findByRole('list', { name: 'Photo, chosen' })
    expect(chosen.querySelector('img')).toHaveAttribute('src', `/media/uploads/${'a'.repeat(32)}?w=320`)
  })

  it('include at most one members-only divider', async () => {
    const { person } = await openEditor()
    await insert(person, 'Members-only divider')
    await person.click(screen.getByRole('button', { name: 'Insert' }))
    expect(await screen.findByRole('menuitem', { name: 'Members-only divider' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('can be removed', async () => {
    const { person } = await openEditor()
    const rule = await insert(person, 'Break')
    await person.click(rule.getByRole('button', { name: 'Remove Break' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Break' })).toBeNull())
  })
})

describe('an existing story', () => {
  const stored = buildStory(
    heading('h2', 'Float'),
    paragraph('Sharp ', text('stones', 1)),
    list('number', 'Mark the spot'),
    paragraph(link('the first hunt', { linkType: 'internal', doc: { relationTo: 'posts', value: 3 }, newTab: false })),
    upload(buildPhoto(1, 'A rough nodule')),
    table(['Stone', 'Rough']),
    block({ blockType: 'film', film: { ...buildPhoto(4, ''), kind: 'video' }, caption: 'The seam' }),
    {
      type: 'block',
      version: 2,
      format: '',
      fields: { id: 'x', blockName: '', blockType: 'timeline', years: [1998, 2026] },
    },
    { type: 'mystery', version: 9, depth: 3, children: [paragraph('inside')] },
  )

  it('is unchanged after another field is edited, including unknown nodes', async () => {
    signIn(buildUser({ isEmployee: true, role: 'owner' }))
    servePosts([buildPost({ id: 5, title: 'Old name' })])
    serve('get', '/api/posts/5/body', { body: stored })
    const changes = record('patch', '/api/admin/posts/5', buildPost({ id: 5 })) as Sent[]
    const person = renderApp('/content')
    await person.click(await screen.findByRole('button', { name: 'Actions for Old name' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('heading', { name: 'Float' })
    await person.click(dialog.getByRole('button', { name: 'Insert' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Break' }))
    await dialog.findByRole('group', { name: 'Break' })
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const children = changes[0]?.body?.root.children ?? []
    const added = children.filter((node) => node.type === 'horizontalrule' || outline(node) === 'p ')
    expect(added.some(({ type }) => type === 'horizontalrule')).toBe(true)
    expect(children.filter((node) => !added.includes(node))).toEqual(
      stored.root.children?.map((node) => expect.objectContaining(known(node)) as StoryNode),
    )
  })
})

/** Lexical adds defaults to the nodes it edits; parts stay to the letter. */
function known(node: StoryNode): StoryNode {
  if (!node.children || node.type === 'mystery') return node
  const children = node.children.map((child) => expect.objectContaining(known(child)) as StoryNode)
  const { direction: _direction, ...rest } = node
  return { ...rest, type: node.type, children }
}
