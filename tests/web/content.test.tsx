// @vitest-environment jsdom
import './support/setup.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { record, serve, signIn } from './support/api.ts'
import { buildComment, buildPost, buildUser } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

const lockedPost = buildPost({ id: 8, title: 'Secret seam', isSubscriberOnly: true, locked: true, videoURL: null })

describe('/content', () => {
  it('tells a card by its views, its age and its length', async () => {
    serve('get', '/api/posts', [buildPost({ title: 'Opening a geode', viewCount: 1240, videoDuration: 761 })])
    renderApp('/content')
    const card = within(await screen.findByRole('article', { name: 'Opening a geode' }))
    expect(card.getByText('1,240 views')).toBeVisible()
    expect(card.getByText('12:41')).toBeVisible()
    expect(card.getByText(/ ago$/)).toBeVisible()
  })

  it('keeps the filter in the address and offers the way out of an empty result', async () => {
    serve('get', '/api/posts', [buildPost({ type: 'video' })])
    const person = renderApp('/content')
    await screen.findByText('1 post')
    await person.click(screen.getByRole('radio', { name: 'Photo Galleries' }))
    expect(window.location.search).toBe('?type=galleries')
    await person.click(screen.getByRole('button', { name: 'Show All Content' }))
    expect(window.location.search).toBe('')
    expect(screen.getByText('1 post')).toHaveFocus()
  })

  it('sends a signed-out visitor from a locked card to the sign-in page', async () => {
    serve('get', '/api/posts', [lockedPost])
    renderApp('/content')
    expect(await screen.findByRole('link', { name: 'Secret seam' })).toHaveAttribute('href', '/api/login')
  })

  it('sends someone without a subscription to /subscribe, and a subscriber to the post', async () => {
    signIn(buildUser())
    serve('get', '/api/posts', [lockedPost, buildPost({ id: 9, title: 'Open seam' })])
    renderApp('/content')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Secret seam' })).toHaveAttribute('href', '/subscribe'))
    expect(screen.getByRole('link', { name: 'Open seam' })).toHaveAttribute('href', '/content/9')
  })

  it('names in the list what a signed-out visitor is missing', async () => {
    serve('get', '/api/posts', [lockedPost])
    const person = renderApp('/content')
    expect(await screen.findByText('Subscribers Only', { selector: 'article *' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'List' }))
    expect(screen.getByText('Sign In Required')).toBeVisible()
  })

  it('names in the list what someone without a subscription is missing', async () => {
    signIn(buildUser())
    serve('get', '/api/posts', [lockedPost])
    const person = renderApp('/content')
    await person.click(await screen.findByRole('button', { name: 'List' }))
    expect(await screen.findByText('Subscribe Required')).toBeVisible()
  })

  it('lets an employee delete a post after asking', async () => {
    signIn(buildUser({ isEmployee: true }))
    serve('get', '/api/posts', [buildPost({ id: 5, title: 'Old news' })])
    const deleted = record('delete', '/api/admin/posts/5', null, 204)
    const person = renderApp('/content')
    await person.click(await screen.findByRole('button', { name: 'Actions for Old news' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Old news”?' }))
    serve('get', '/api/posts', [])
    await person.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No Content Found')).toBeVisible()
    expect(deleted).toHaveLength(1)
  })
})

describe('/content/:id', () => {
  it('shows a locked post by its cover and what is missing', async () => {
    serve('get', '/api/posts/8', lockedPost)
    renderApp('/content/8')
    expect(await screen.findByRole('heading', { level: 1, name: 'Secret seam' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign In to Watch Content' })).toHaveAttribute('href', '/api/login')
    expect(screen.queryByRole('heading', { name: 'Comments' })).toBeNull()
  })

  it('opens the photos of a gallery one by one', async () => {
    const gallery = buildPost({
      id: 3,
      title: 'Moss',
      type: 'gallery',
      videoURL: null,
      imageURLs: ['/a.jpg', '/b.jpg'],
    })
    serve('get', '/api/posts/3', gallery)
    const views = record('post', '/api/posts/3/view', null, 204)
    const person = renderApp('/content/3')
    await person.click(await screen.findByRole('button', { name: 'Open photo 1 of 2' }))
    expect(await screen.findByRole('img', { name: 'Moss, 1 of 2' })).toBeVisible()
    await person.keyboard('{ArrowRight}')
    expect(screen.getByText('2 of 2')).toBeVisible()
    expect(views).toHaveLength(1)
  })

  it('says 404 for a post that does not exist', async () => {
    serve('get', '/api/posts/99', { message: 'That post does not exist.', code: 'post_not_found' }, 404)
    renderApp('/content/99')
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  })
})

describe('the feed', () => {
  it('has the comments under the first published post', async () => {
    signIn(buildUser({ isSubscriber: true }))
    const waiting = buildPost({ id: 8, title: 'Waiting', status: 'pending' })
    serve('get', '/api/posts', [waiting, buildPost({ id: 9, title: 'Out' })])
    serve('get', '/api/posts/9/comments', [buildComment({ content: 'Under the published one' })])
    renderApp('/')
    expect(await screen.findByText('Under the published one')).toBeVisible()
    expect(screen.getAllByRole('heading', { name: 'Comments' })).toHaveLength(1)
  })
})

describe('a gallery', () => {
  it('counts one photo as one', async () => {
    serve('get', '/api/posts', [buildPost({ type: 'gallery', videoURL: null, imageURLs: ['/a.jpg'] })])
    renderApp('/content')
    expect(await screen.findByText('1 photo')).toBeVisible()
  })
})

describe('comments under a post', () => {
  const gallery = buildPost({ id: 3, type: 'gallery', videoURL: null, imageURLs: ['/a.jpg'] })

  it('show the author by the last four characters of the handle', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', gallery)
    serve('get', '/api/posts/3/comments', [buildComment({ authorId: 'h-7f3a9c21' })])
    renderApp('/content/3')
    expect(await screen.findByText('Hunter 9c21')).toBeVisible()
  })

  it('refuse an empty text', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', gallery)
    serve('get', '/api/posts/3/comments', [])
    const person = renderApp('/content/3')
    await person.click(await screen.findByRole('button', { name: 'Post Comment' }))
    expect(await findToast('Please enter a comment')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveAccessibleDescription('Please enter a comment')
  })

  it('are for subscribers only', async () => {
    signIn(buildUser())
    serve('get', '/api/posts/3', gallery)
    serve('get', '/api/posts/3/comments', [])
    const person = renderApp('/content/3')
    await person.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Nice')
    await person.click(screen.getByRole('button', { name: 'Post Comment' }))
    expect(await findToast('Subscription Required')).toHaveTextContent('Only subscribers can leave comments')
  })

  it('show who may not comment the way to where they may', async () => {
    signIn(buildUser())
    serve('get', '/api/posts/3', gallery)
    serve('get', '/api/posts/3/comments', [])
    renderApp('/content/3')
    await screen.findByRole('textbox', { name: 'Your comment' })
    const comments = within(screen.getByRole('region', { name: 'Comments' }))
    expect(comments.getByRole('link', { name: 'Become a Subscriber' })).toHaveAttribute('href', '/subscribe')
  })

  it('are sent trimmed, then the text is cleared', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', gallery)
    serve('get', '/api/posts/3/comments', [])
    const sent = record('post', '/api/posts/3/comments', buildComment(), 201)
    const person = renderApp('/content/3')
    const box = await screen.findByRole('textbox', { name: 'Your comment' })
    await person.type(box, '  What a band  ')
    await person.click(screen.getByRole('button', { name: 'Post Comment' }))
    expect(await screen.findByText('Comment posted')).toBeVisible()
    expect(sent).toEqual([{ content: 'What a band' }])
    expect(box).toHaveValue('')
  })

  it('keep the text when sending fails', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', gallery)
    serve('get', '/api/posts/3/comments', [])
    serve('post', '/api/posts/3/comments', { message: 'Something went wrong on our side.', code: 'internal' }, 500)
    const person = renderApp('/content/3')
    const box = await screen.findByRole('textbox', { name: 'Your comment' })
    await person.type(box, 'Keep me')
    await person.click(screen.getByRole('button', { name: 'Post Comment' }))
    expect(await findToast('Failed to post comment. Please try again.')).toBeVisible()
    expect(box).toHaveValue('Keep me')
  })
})
