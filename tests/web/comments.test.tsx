import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrangeComments, type CommentOrder } from '../../web/src/features/community/comments/arrangeComments.ts'
import { record, serve, server, signIn } from './support/api.ts'
import { buildComment, buildFullPost, buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const first = buildComment({ id: 1, content: 'First', likeCount: 5 })
const second = buildComment({ id: 2, content: 'Second', likeCount: 0 })
const reply = buildComment({ id: 3, content: 'Reply', parentId: 1 })
const third = buildComment({ id: 4, content: 'Third', likeCount: 1 })

describe('comments are arranged', () => {
  it.each<[CommentOrder, number[]]>([
    ['newest', [4, 2, 1]],
    ['oldest', [1, 2, 4]],
    ['liked', [1, 4, 2]],
  ])('%s first', (order, ids) => {
    const threads = arrangeComments([first, second, reply, third], order)
    expect(threads.map(({ comment }) => comment.id)).toEqual(ids)
    expect(threads.flatMap(({ replies }) => replies)).toEqual([reply])
  })

  it('with the pinned one before all others', () => {
    const pinned = { ...second, isPinned: true }
    for (const order of ['newest', 'oldest', 'liked'] as const)
      expect(arrangeComments([first, pinned, third], order)[0]?.comment).toBe(pinned)
  })

  it('with a reply on its own if its comment is not shown', () => {
    expect(arrangeComments([reply], 'newest')).toEqual([{ comment: reply, replies: [] }])
  })
})

describe('the conversation under a post', () => {
  beforeEach(() => {
    serve('get', '/api/posts/3', buildFullPost({ id: 3, type: 'gallery' }))
  })
  const row = async (text: string) => within((await screen.findByText(text)).closest('article')!)

  it('names the creator', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3/comments', [
      buildComment({ content: 'At dawn', role: 'creator', authorName: 'Maya Stone', isPinned: true }),
    ])
    renderApp('/content/3')
    const comment = await row('At dawn')
    for (const text of ['Maya Stone', 'Creator', 'Pinned']) expect(comment.getByText(text)).toBeVisible()
    expect(comment.queryByText('Subscriber')).toBeNull()
  })

  it('takes a reply', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3/comments', [first])
    const sent = record('post', '/api/posts/3/comments', reply, 201)
    const person = renderApp('/content/3')
    await person.click((await row('First')).getByRole('button', { name: 'Reply to Hunter 9c21' }))
    expect(screen.getByRole('textbox', { name: 'Your reply to Hunter 9c21' })).toHaveFocus()
    await person.keyboard('Well said')
    serve('get', '/api/posts/3/comments', [first, { ...reply, content: 'Well said' }])
    await person.click(screen.getByRole('button', { name: 'Post Reply' }))
    const replies = await screen.findByRole('list', { name: 'Replies to Hunter 9c21' })
    expect(within(replies).getByText('Well said')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /Your reply/ })).toBeNull()
    expect(sent).toEqual([{ content: 'Well said', replyTo: 1 }])
  })

  it('lets its author correct a comment', async () => {
    signIn(buildUser({ isSubscriber: true }))
    const mine = buildComment({ id: 7, content: 'Agete', isMine: true, editableUntil: '2099-01-01T00:00:00.000Z' })
    serve('get', '/api/posts/3/comments', [mine])
    const sent = record('patch', '/api/posts/3/comments/7', { ...mine, content: 'Agate' })
    const person = renderApp('/content/3')
    await person.click((await row('Agete')).getByRole('button', { name: 'Edit your comment' }))
    const box = screen.getByRole('textbox', { name: 'Edit your comment' })
    expect(box).toHaveFocus()
    await person.clear(box)
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(box).toHaveAccessibleDescription('Please enter a comment')
    await person.type(box, 'Agate')
    serve('get', '/api/posts/3/comments', [{ ...mine, content: 'Agate', editedAt: mine.createdAt }])
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect((await row('Agate')).getByText('edited')).toBeVisible()
    expect(sent).toEqual([{ content: 'Agate' }])
  })

  it('lets its author delete a comment, after a question', async () => {
    signIn(buildUser({ isSubscriber: true }))
    const mine = buildComment({ id: 7, content: 'Said too soon', isMine: true })
    serve('get', '/api/posts/3/comments', [mine])
    const sent = record('delete', '/api/posts/3/comments/7', null, 204)
    const person = renderApp('/content/3')
    await person.click((await row('Said too soon')).getByRole('button', { name: 'Delete your comment' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete your comment?' }))
    expect(sent).toEqual([])
    serve('get', '/api/posts/3/comments', [])
    await person.click(question.getByRole('button', { name: 'Delete it' }))
    await waitFor(() => expect(screen.queryByText('Said too soon')).toBeNull())
    expect(sent).toHaveLength(1)
  })

  it('is sent with Ctrl+Enter', async () => {
    signIn(buildUser({ isSubscriber: true }))
    const sent = record('post', '/api/posts/3/comments', second, 201)
    const person = renderApp('/content/3')
    await person.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Quickly said')
    await person.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent).toEqual([{ content: 'Quickly said' }]))
  })

  it('shows visitors the comments of a public post, without actions', async () => {
    serve('get', '/api/posts/3/comments', [first])
    renderApp('/content/3')
    expect((await row('First')).queryByRole('button')).toBeNull()
  })

  it('suggests people of the conversation after an @, and sends whom it mentions', async () => {
    signIn(buildUser({ isSubscriber: true }))
    const ada = buildComment({ id: 21, content: 'Mine', authorId: 'h-ada', authorName: 'Ada Lake' })
    const own = buildComment({ id: 22, content: 'My own', authorId: 'h-own', authorName: 'Adam', isMine: true })
    serve('get', '/api/posts/3/comments', [first, ada, own])
    const sent = record('post', '/api/posts/3/comments', second, 201)
    const person = renderApp('/content/3')
    await screen.findByText('Mine')
    const box = screen.getByRole('textbox', { name: 'Your comment' })
    await person.type(box, 'Hello @')
    const list = screen.getByRole('listbox', { name: 'People in this conversation' })
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hunter 9c21', 'Ada Lake'])
    await person.keyboard('{ArrowDown}')
    const chosen = within(list).getByRole('option', { name: 'Ada Lake', selected: true })
    expect(box).toHaveAttribute('aria-activedescendant', chosen.id)
    await person.keyboard('{Enter}')
    expect(box).toHaveValue('Hello @Ada Lake ')
    expect(screen.queryByRole('listbox')).toBeNull()
    await person.type(box, 'and @hun')
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Post Comment' }))
    await waitFor(() => expect(sent).toEqual([{ content: 'Hello @Ada Lake and @hun', mentions: ['h-ada'] }]))
  })

  it('leads from a mention and a name to their people', async () => {
    const mention = buildComment({
      content: 'Thanks @Ada Lake!',
      authorId: 'h-bea',
      authorName: 'Bea',
      mentions: [{ id: 'h-ada', name: 'Ada Lake' }],
    })
    serve('get', '/api/posts/3/comments', [mention])
    renderApp('/content/3')
    expect(await screen.findByRole('link', { name: '@Ada Lake' })).toHaveAttribute('href', '/hunters/h-ada')
    expect(screen.getByRole('link', { name: 'Bea' })).toHaveAttribute('href', '/hunters/h-bea')
  })

  it('tells the author of a hidden comment why', async () => {
    signIn(buildUser({ isSubscriber: true }))
    const hidden = { reason: 'spoiler', note: 'Wait a week' } as const
    serve('get', '/api/posts/3/comments', [
      buildComment({ content: 'The end', isMine: true, status: 'hidden', hidden }),
    ])
    renderApp('/content/3')
    const comment = await row('The end')
    expect(comment.getByText('Only you can see this comment.')).toBeVisible()
    expect(comment.getByText(/gives too much away.*“Wait a week”/)).toBeVisible()
    expect(comment.queryByRole('button')).toBeNull()
  })

  it('blocks a member’s replies with one press, and undoes it with another', async () => {
    signIn(buildUser({ isSubscriber: true }))
    const rude = buildComment({ id: 31, content: 'Rude', parentId: 1, authorId: 'h-rude', answersMe: true })
    serve('get', '/api/posts/3/comments', [first, rude])
    const blocks = record('post', '/api/hunters/h-rude/block', null, 204)
    const undone = record('delete', '/api/hunters/h-rude/block', null, 204)
    const person = renderApp('/content/3')
    expect((await row('First')).queryByRole('button', { name: /Block/ })).toBeNull()
    const block = (await row('Rude')).getByRole('button', { name: 'Block replies from Hunter rude' })
    serve('get', '/api/posts/3/comments', [first])
    await person.click(block)
    const undo = await screen.findByRole('button', { name: 'Undo: see replies from Hunter rude again' })
    await waitFor(() => expect(screen.queryByText('Rude')).toBeNull())
    serve('get', '/api/posts/3/comments', [first, rude])
    await person.click(undo)
    expect(await screen.findByText('Rude')).toBeVisible()
    expect([blocks.length, undone.length]).toEqual([1, 1])
  })

  it('that is closed can be read, not joined, and opened by a moderator', async () => {
    signIn(buildUser({ isEmployee: true, role: 'moderator' }))
    serve('get', '/api/posts/3', buildFullPost({ id: 3, type: 'gallery', commentsClosed: true }))
    serve('get', '/api/posts/3/comments', [first])
    const opened = record('delete', '/api/admin/posts/3/comments/close', null, 204)
    const person = renderApp('/content/3')
    expect((await row('First')).queryByRole('button', { name: /Reply/ })).toBeNull()
    expect(screen.getByText('Comments on this post are closed. You can still read them.')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /comment/ })).toBeNull()
    serve('get', '/api/posts/3', buildFullPost({ id: 3, type: 'gallery' }))
    await person.click(screen.getByRole('button', { name: 'Open comments' }))
    expect(await screen.findByRole('textbox', { name: 'Your comment' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Close comments' })).toBeVisible()
    expect(opened).toHaveLength(1)
  })

  it('offers moderators to pin a comment', async () => {
    signIn(buildUser({ isEmployee: true, role: 'moderator' }))
    serve('get', '/api/posts/3/comments', [first])
    const pins = record('post', '/api/admin/comments/1/pin', null, 204)
    const person = renderApp('/content/3')
    await person.click((await row('First')).getByRole('button', { name: 'Pin the comment by Hunter 9c21' }))
    await waitFor(() => expect(pins).toHaveLength(1))
  })

  it('shows twenty threads, then more', async () => {
    const many = Array.from({ length: 25 }, (_, index) => buildComment({ id: 100 + index, content: `No. ${index}` }))
    serve('get', '/api/posts/3/comments', many)
    const person = renderApp('/content/3')
    expect(await screen.findByText('No. 24')).toBeVisible()
    expect(screen.queryByText('No. 4')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Show more comments (5)' }))
    expect(screen.getByText('No. 4')).toBeVisible()
    await person.selectOptions(screen.getByRole('combobox', { name: 'Order of the comments' }), 'Oldest first')
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('No. 0')
  })
})

describe('more comments than one page', () => {
  beforeEach(() => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', buildFullPost({ id: 3, type: 'gallery' }))
  })
  const at = (id: number) => new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString()
  const numbered = (id: number) => buildComment({ id, content: `No. ${id}`, createdAt: at(id) })
  const pages = () => {
    const asked: (string | null)[] = []
    server.use(
      http.get('/api/posts/3/comments', ({ request }) => {
        const before = new URL(request.url).searchParams.get('before')
        asked.push(before)
        const [first, length] = before === null ? [3, 500] : [1, 2]
        return HttpResponse.json(Array.from({ length }, (_, index) => numbered(first + index)))
      }),
    )
    return asked
  }

  it('are loaded page by page, and at once for another order', async () => {
    const asked = pages()
    const person = renderApp('/content/3')
    expect(await screen.findByText('More than 500 comments')).toBeVisible()
    expect(asked).toEqual([null])
    await person.selectOptions(screen.getByRole('combobox', { name: 'Order of the comments' }), 'Oldest first')
    expect(await screen.findByText('502 comments')).toBeVisible()
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('No. 1')
    expect(asked).toEqual([null, '3'])
  })
})

describe('new comments', () => {
  class FakeEvents extends EventTarget {
    static readonly open: FakeEvents[] = []
    readonly url: string
    constructor(url: string) {
      super()
      this.url = url
      FakeEvents.open.push(this)
    }
    close = () => void FakeEvents.open.splice(FakeEvents.open.indexOf(this), 1)
  }

  function setVisibility(state: DocumentVisibilityState) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  beforeEach(() => {
    vi.stubGlobal('EventSource', FakeEvents)
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', buildFullPost({ id: 3, type: 'gallery' }))
    serve('get', '/api/posts/3/comments', [buildComment({ content: 'At dawn' })])
  })

  afterEach(() => vi.unstubAllGlobals())

  it('appear when the server says so, and what came while the tab was hidden when it is shown again', async () => {
    renderApp('/content/3')
    await screen.findByText('At dawn')
    const [events] = FakeEvents.open
    expect(events?.url).toBe('/api/posts/3/comments/events')
    act(() => void events?.dispatchEvent(new Event('open')))
    serve('get', '/api/posts/3/comments', [buildComment({ content: 'At noon' })])
    act(() => void events?.dispatchEvent(new Event('comments')))
    expect(await screen.findByText('At noon')).toBeVisible()

    act(() => setVisibility('hidden'))
    expect(FakeEvents.open).toEqual([])
    serve('get', '/api/posts/3/comments', [buildComment({ content: 'At dusk' })])
    act(() => setVisibility('visible'))
    act(() => void FakeEvents.open[0]?.dispatchEvent(new Event('open')))
    expect(await screen.findByText('At dusk')).toBeVisible()
    expect(FakeEvents.open).toHaveLength(1)
  })
})
