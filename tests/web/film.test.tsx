import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { describe, expect, it, vi } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import { FindCards } from '../../web/src/features/community/finds/FindCards.tsx'
import { serve, signIn } from './support/api.ts'
import { buildComment, buildFullPost, buildPost, buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const CHAPTERS = [
  { second: 0, title: 'Arrival' },
  { second: 250, title: 'The first cut' },
]
const LOCKED = { locked: true, isSubscriberOnly: true, videoURL: null }

describe('a film that is locked', () => {
  it('lists the chapters of its description, without links', async () => {
    serve('get', '/api/posts/5', buildFullPost({ id: 5, ...LOCKED, description: 'See 4:10', chapters: CHAPTERS }))
    renderApp('/content/5')
    const chapters = within(await screen.findByRole('region', { name: 'Chapters' }))
    expect(chapters.getByText('The first cut')).toBeVisible()
    expect(chapters.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('link', { name: '4:10' })).toBeNull()
  })
})

describe('the finds of a film', () => {
  it('jump to their second, and can be opened as a link', async () => {
    const onSeek = vi.fn()
    const find = { id: 1, stone: 'Laguna agate', note: 'In the wash', second: 250, frameURL: null }
    render(
      <MemoryRouter>
        <FindCards finds={[find]} stones={[]} path="/content/5" onSeek={onSeek} />
      </MemoryRouter>,
    )
    const link = screen.getByRole('link', { name: 'Watch from 4:10' })
    expect(link).toHaveAttribute('href', '/content/5?t=250')
    await userEvent.click(link)
    expect(onSeek).toHaveBeenCalledExactlyOnceWith(250)
  })
})

describe('the home page of a member', () => {
  it('shows what to continue, and links the times of a comment', async () => {
    signIn(buildUser({ isSubscriber: true }))
    const film = buildPost({ id: 5, title: 'Two miles up', videoDuration: 761 })
    serve('get', '/api/watching', {
      isOn: true,
      continue: [
        { post: film, second: 250, isNextPart: false },
        { post: buildPost({ id: 6, title: 'Part two' }), second: 0, isNextPart: true },
      ],
      marks: [{ postId: 5, second: 250, duration: 761, isFinished: false }],
    })
    serve('get', '/api/posts/page', { posts: [film], total: 1, next: null })
    serve('get', '/api/posts/5/comments', [buildComment({ content: 'Look at 4:10, and 59:59' })])
    renderApp('/')
    const shelf = within(await screen.findByRole('region', { name: 'Continue watching' }))
    expect(shelf.getByRole('link', { name: 'Two miles up' })).toHaveAttribute('href', '/content/5')
    expect(shelf.getByText('Continue at 4:10')).toBeVisible()
    expect(shelf.getByText('Next part')).toBeVisible()
    expect(shelf.getByText(/33 percent watched/)).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: '4:10' })).toHaveAttribute('href', '/content/5?t=250')
    expect(screen.queryByRole('link', { name: '59:59' })).toBeNull()
  })
})
