import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { serve } from './support/api.ts'
import { buildFullPost } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const LOCKED = { id: 5, locked: true, isSubscriberOnly: true, videoURL: null }
let play: MockInstance<HTMLMediaElement['play']>

beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})

const openPreview = async () => {
  const user = renderApp('/content/5')
  await user.click(await screen.findByRole('button', { name: 'Watch Preview' }))
  return screen.getByLabelText('Preview')
}

describe('a locked film with a preview', () => {
  beforeEach(() => serve('get', '/api/posts/5', buildFullPost({ ...LOCKED, previewURL: '/media/clip' })))

  it('plays it, and offers to sign in meanwhile and afterwards', async () => {
    const clip = await openPreview()
    expect(clip).toHaveAttribute('src', '/media/clip')
    expect(play).toHaveBeenCalledOnce()
    expect(screen.getByRole('link', { name: 'Sign In to Watch Content' })).toBeVisible()
    fireEvent.ended(clip)
    expect(screen.queryByLabelText('Preview')).toBeNull()
    expect(screen.getByRole('button', { name: 'Watch Preview' })).toHaveFocus()
  })

  it('says so when the preview can’t be played, and keeps the way in', async () => {
    fireEvent.error(await openPreview())
    expect(screen.getByRole('alert')).toHaveTextContent('The preview couldn’t be played.')
    expect(screen.getByRole('link', { name: 'Sign In to Watch Content' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Watch Preview' })).toBeNull()
  })
})

it('a locked film without a preview has no button for it', async () => {
  serve('get', '/api/posts/5', buildFullPost(LOCKED))
  renderApp('/content/5')
  expect(await screen.findByRole('link', { name: 'Sign In to Watch Content' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Watch Preview' })).toBeNull()
})
