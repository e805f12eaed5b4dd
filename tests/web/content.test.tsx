import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { record, serve, servePosts, signIn } from './support/api.ts'
import { buildComment, buildFullPost, buildPost, buildUser } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

const lockedPost = buildFullPost({ id: 8, title: 'Secret seam', isSubscriberOnly: true, locked: true, videoURL: null })

describe('/content', () => {
  it('shows views, age and duration on a card', async () => {
    servePosts([buildPost({ title: 'Opening a geode', viewCount: 1240, videoDuration: 761 })])
    renderApp('/content')
    const card = within(await screen.findByRole('article', { name: 'Opening a geode' }))
    expect(card.getByText('1,240 views')).toBeVisible()
    expect(card.getByText('12:41')).toBeVisible()
    expect(card.getByText(/ ago$/)).toBeVisible()
  })

  it('shows the watched part of a video on this device', async () => {
    localStorage.setItem('position:5', '381')
    servePosts([buildPost({ id: 5, videoDuration: 762 }), buildPost({ id: 6, videoDuration: 762 })])
    renderApp('/content')
    expect(await screen.findAllByText(/percent watched/)).toHaveLength(1)
    expect(screen.getByText(', 50 percent watched')).toBeVisible()
  })

  it('keeps the filter in the URL and offers to clear it when nothing matches', async () => {
    servePosts([buildPost({ type: 'video' })])
    const person = renderApp('/content')
    await screen.findByText('1 post')
    await person.click(screen.getByRole('radio', { name: 'Photo Galleries' }))
    expect(window.location.search).toBe('?type=galleries')
    await person.click(await screen.findByRole('button', { name: 'Show All Content' }))
    expect(window.location.search).toBe('')
    expect(screen.getByText('1 post')).toHaveFocus()
  })

  it('links a locked card to the sign-in page when signed out', async () => {
    servePosts([lockedPost])
    renderApp('/content')
    expect(await screen.findByRole('link', { name: 'Secret seam' })).toHaveAttribute(
      'href',
      '/api/login?redirect=/content/8',
    )
  })

  it('marks a post without a lock as free for visitors, not for members', async () => {
    servePosts([buildPost({ title: 'Dry wash' })])
    renderApp('/content')
    expect(await screen.findByText('Free')).toBeVisible()
    cleanup()
    signIn(buildUser({ isSubscriber: true }))
    renderApp('/content')
    await screen.findByRole('link', { name: 'Dry wash' })
    expect(screen.queryByText('Free')).toBeNull()
  })

  it('links a non-subscriber to /subscribe and a subscriber to the post', async () => {
    signIn(buildUser())
    servePosts([lockedPost, buildPost({ id: 9, title: 'Open seam' })])
    renderApp('/content')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Secret seam' })).toHaveAttribute('href', '/subscribe'))
    expect(screen.getByRole('link', { name: 'Open seam' })).toHaveAttribute('href', '/content/9')
  })

  it('shows "Sign In Required" in the list when signed out', async () => {
    servePosts([lockedPost])
    const person = renderApp('/content')
    expect(await screen.findByText('Subscribers Only', { selector: 'article *' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'List' }))
    expect(await screen.findByText('Sign In Required')).toBeVisible()
  })

  it('shows "Subscribe Required" in the list without a subscription', async () => {
    signIn(buildUser())
    servePosts([lockedPost])
    const person = renderApp('/content')
    await person.click(await screen.findByRole('button', { name: 'List' }))
    expect(await screen.findByText('Subscribe Required')).toBeVisible()
  })

  it('marks early-access posts with the day they become public', async () => {
    const post = buildPost({ title: 'Fresh', isSubscriberOnly: true, publicAt: '2999-03-05T12:00:00.000Z' })
    servePosts([post, buildPost({ title: 'Old', publicAt: '2020-03-05T12:00:00.000Z' })])
    renderApp('/content')
    const card = within(await screen.findByRole('article', { name: 'Fresh' }))
    expect(card.getByText('Early access')).toBeVisible()
    expect(card.getByText('Public from', { exact: false })).toHaveTextContent('Public from Mar 5')
    expect(within(screen.getByRole('article', { name: 'Old' })).queryByText('Early access')).toBeNull()
  })

  it("shows a post's category and the status of the author's own posts", async () => {
    signIn(buildUser())
    const problem = 'This video could not be converted.'
    servePosts([
      buildPost({ title: 'Hammers', category: 'gear-review' }),
      buildPost({ title: 'Ask', category: 'q-and-a', status: 'pending' }),
      buildPost({ title: 'Next week', status: 'scheduled' }),
      buildPost({ title: 'Film', status: 'processing' }),
      buildPost({ title: 'Broken', status: 'processing', problem }),
    ])
    renderApp('/content')
    const card = (name: string) => within(screen.getByRole('article', { name }))
    await screen.findByRole('article', { name: 'Hammers' })
    expect(card('Hammers').getByText('Gear review')).toBeVisible()
    expect(card('Ask').getByText('Q&A')).toBeVisible()
    expect(card('Ask').getByText('Waiting for approval')).toBeVisible()
    expect(card('Next week').getByText('Scheduled')).toBeVisible()
    expect(card('Film').getByText('Being prepared')).toBeVisible()
    expect(card('Broken').getByText(problem)).toBeVisible()
  })

  it('lets an employee edit title, description and access', async () => {
    signIn(buildUser({ isEmployee: true, role: 'owner' }))
    servePosts([buildPost({ id: 5, title: 'Old name', description: '' })])
    serve('get', '/api/posts/5/body', { body: null })
    const changes = record('patch', '/api/admin/posts/5', buildPost({ id: 5 }))
    const person = renderApp('/content')
    await person.click(await screen.findByRole('button', { name: 'Actions for Old name' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.clear(dialog.getByLabelText(/^Title/))
    await person.type(dialog.getByLabelText(/^Title/), 'New name')
    await person.click(dialog.getByRole('checkbox', { name: 'Subscribers Only' }))
    await person.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(changes).toEqual([{ title: 'New name', description: '', isSubscriberOnly: true }])
  })

  it.each(['moderator', 'shop'] as const)('shows the %s no actions for a post', async (role) => {
    servePosts([buildPost({ id: 5, title: 'Old news' })])
    // Once an owner has loaded the part, it appears together with its card.
    signIn(buildUser({ isEmployee: true, role: 'owner' }))
    renderApp('/content')
    await screen.findByRole('button', { name: 'Actions for Old news' })
    cleanup()
    signIn(buildUser({ isEmployee: true, role }))
    renderApp('/content')
    await within(screen.getByRole('banner')).findAllByText('Admin', { selector: 'span' })
    expect(await screen.findByRole('link', { name: 'Old news' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Actions for Old news' })).toBeNull()
  })

  it('asks an employee before it deletes a post', async () => {
    signIn(buildUser({ isEmployee: true, role: 'owner' }))
    servePosts([buildPost({ id: 5, title: 'Old news' })])
    const deleted = record('delete', '/api/admin/posts/5', null, 204)
    const person = renderApp('/content')
    await person.click(await screen.findByRole('button', { name: 'Actions for Old news' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Old news”?' }))
    servePosts([])
    await person.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No Content Found')).toBeVisible()
    expect(deleted).toHaveLength(1)
  })
})

describe('/content/:id', () => {
  it('shows the cover of a locked post and what is needed to watch it', async () => {
    serve('get', '/api/posts/8', lockedPost)
    renderApp('/content/8')
    expect(await screen.findByRole('heading', { level: 1, name: 'Secret seam' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign In to Watch Content' })).toHaveAttribute(
      'href',
      '/api/login?redirect=/content/8',
    )
    expect(screen.queryByRole('heading', { name: 'Comments' })).toBeNull()
  })

  it('opens the photos of a gallery one by one', async () => {
    const gallery = buildFullPost({
      id: 33,
      title: 'Moss',
      type: 'gallery',
      videoURL: null,
      imageURLs: ['/a.jpg', '/b.jpg'],
    })
    serve('get', '/api/posts/33', gallery)
    const views = record('post', '/api/posts/33/view', null, 204)
    const person = renderApp('/content/33')
    const first = await screen.findByRole('button', { name: 'Open photo 1 of 2' })
    await waitFor(() => expect(views).toHaveLength(1))
    await person.click(first)
    expect(await screen.findByRole('img', { name: 'Moss, 1 of 2' })).toBeVisible()
    await person.keyboard('{ArrowRight}')
    expect(screen.getByText('2 of 2')).toBeVisible()
    fireEvent.error(screen.getByRole('img', { name: 'Moss, 2 of 2' }))
    expect(screen.getByText('This photo could not be loaded.')).toBeVisible()
    await person.keyboard('{Home}')
    expect(screen.getByText('1 of 2')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Look closer' }))
    await person.keyboard('{ArrowRight}')
    expect(screen.getByText('1 of 2')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Look closer', pressed: true }))
    await person.keyboard('{ArrowRight}')
    expect(screen.getByText('2 of 2')).toBeVisible()
    expect(views).toHaveLength(1)
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await person.click(screen.getByRole('button', { name: 'Open photo 2 of 2' }))
    expect(await screen.findByText('2 of 2')).toBeVisible()
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: 'Moss' })).toBeVisible()
  })

  it('says that a video is being prepared and refetches on request', async () => {
    signIn(buildUser())
    serve('get', '/api/posts/4', buildFullPost({ id: 4, title: 'Film', status: 'processing', videoURL: null }))
    const person = renderApp('/content/4')
    await screen.findByText(/preparing this video for the web/)
    const problem = 'This video could not be converted.'
    serve('get', '/api/posts/4', buildFullPost({ id: 4, title: 'Film', status: 'processing', videoURL: null, problem }))
    await person.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText(problem)).toBeVisible()
  })

  it('says that a draft has no film yet, not that one is being prepared', async () => {
    signIn(buildUser())
    serve('get', '/api/posts/4', buildFullPost({ id: 4, title: 'Film', status: 'draft', videoURL: null }))
    renderApp('/content/4')
    expect(await screen.findByText('This draft has no film yet.')).toBeVisible()
    expect(screen.queryByText(/preparing this video/)).toBeNull()
  })

  it('shows a 404 page for an unknown post', async () => {
    serve('get', '/api/posts/99', { message: 'We couldn’t find that post.', code: 'post_not_found' }, 404)
    renderApp('/content/99')
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  })
})

describe('the feed', () => {
  it('shows comments under the first published post', async () => {
    signIn(buildUser({ isSubscriber: true }))
    const waiting = buildPost({ id: 8, title: 'Waiting', status: 'pending' })
    servePosts([waiting, buildPost({ id: 9, title: 'Out' })])
    serve('get', '/api/posts/9/comments', [buildComment({ content: 'Under the published one' })])
    renderApp('/')
    expect(await screen.findByText('Under the published one')).toBeVisible()
    expect(screen.getAllByRole('heading', { name: 'Comments' })).toHaveLength(1)
  })
})

describe('a gallery', () => {
  it('counts a single photo', async () => {
    servePosts([buildPost({ type: 'gallery', videoURL: null, imageURLs: ['/a.jpg'] })])
    renderApp('/content')
    expect(await screen.findByText('1 photo')).toBeVisible()
  })
})

describe('comments under a post', () => {
  const gallery = buildFullPost({ id: 3, type: 'gallery', videoURL: null, imageURLs: ['/a.jpg'] })

  it("show the last four characters of the author's handle", async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', gallery)
    serve('get', '/api/posts/3/comments', [buildComment({ authorId: 'h-7f3a9c21' })])
    renderApp('/content/3')
    expect(await screen.findByText('Hunter 9c21')).toBeVisible()
  })

  it('reject an empty text', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', gallery)
    serve('get', '/api/posts/3/comments', [])
    const person = renderApp('/content/3')
    await person.click(await screen.findByRole('button', { name: 'Post Comment' }))
    expect(await findToast('Please enter a comment')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveAccessibleDescription('Please enter a comment')
  })

  it('reject non-subscribers', async () => {
    signIn(buildUser())
    serve('get', '/api/posts/3', gallery)
    serve('get', '/api/posts/3/comments', [])
    const person = renderApp('/content/3')
    await person.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Nice')
    await person.click(screen.getByRole('button', { name: 'Post Comment' }))
    expect(await findToast('Subscription Required')).toHaveTextContent('Only subscribers can leave comments')
  })

  it('link non-subscribers to sign-in or subscribing', async () => {
    signIn(buildUser())
    serve('get', '/api/posts/3', gallery)
    serve('get', '/api/posts/3/comments', [])
    renderApp('/content/3')
    await screen.findByRole('textbox', { name: 'Your comment' })
    const comments = within(screen.getByRole('region', { name: 'Comments' }))
    expect(comments.getByRole('link', { name: 'Become a Subscriber' })).toHaveAttribute('href', '/subscribe')
  })

  it('are sent trimmed, then the field is cleared', async () => {
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

  it('clear an earlier error on success', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', gallery)
    serve('get', '/api/posts/3/comments', [])
    serve('post', '/api/posts/3/comments', buildComment(), 201)
    const person = renderApp('/content/3')
    await person.click(await screen.findByRole('button', { name: 'Post Comment' }))
    await findToast('Please enter a comment')
    await person.type(screen.getByRole('textbox', { name: 'Your comment' }), 'What a band')
    await person.click(screen.getByRole('button', { name: 'Post Comment' }))
    expect(await screen.findByText('Comment posted')).toBeVisible()
    expect(document.querySelector('li[data-state=open][data-tone]')).toBeNull()
  })

  it('keep the text when sending fails', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', gallery)
    serve('get', '/api/posts/3/comments', [])
    serve(
      'post',
      '/api/posts/3/comments',
      { message: 'Something went wrong on our side. Please try again.', code: 'internal' },
      500,
    )
    const person = renderApp('/content/3')
    const box = await screen.findByRole('textbox', { name: 'Your comment' })
    await person.type(box, 'Keep me')
    await person.click(screen.getByRole('button', { name: 'Post Comment' }))
    expect(await findToast('Failed to post comment. Please try again.')).toBeVisible()
    expect(box).toHaveValue('Keep me')
  })

  it('are called questions under a Q&A post', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', { ...gallery, category: 'q-and-a' })
    serve('get', '/api/posts/3/comments', [])
    const person = renderApp('/content/3')
    await screen.findByRole('textbox', { name: 'Your question' })
    await person.click(screen.getByRole('button', { name: 'Post Comment' }))
    expect(await findToast('Please enter a comment')).toBeVisible()
  })

  it('tell a muted member why commenting failed', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', gallery)
    serve('get', '/api/posts/3/comments', [])
    const refusal = { message: 'An employee has paused your comments.', code: 'forbidden' }
    serve('post', '/api/posts/3/comments', refusal, 403)
    const person = renderApp('/content/3')
    await person.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Again')
    await person.click(screen.getByRole('button', { name: 'Post Comment' }))
    expect(await screen.findByText(refusal.message, { selector: 'form *' })).toBeVisible()
  })

  it('show members their own pending comments', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', gallery)
    serve('get', '/api/posts/3/comments', [buildComment({ content: 'Held', status: 'pending', isMine: true })])
    renderApp('/content/3')
    const held = within((await screen.findByText('Held')).closest('li')!)
    expect(held.getByText('Waiting for approval')).toBeVisible()
    expect(held.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Delete'])
  })

  it('can be liked and reported', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', gallery)
    const comment = buildComment({ id: 11, authorId: 'h-7f3a9c21', likeCount: 2 })
    serve('get', '/api/posts/3/comments', [comment])
    const likes = record('post', '/api/posts/3/comments/11/like', null, 204)
    const reports = record('post', '/api/posts/3/comments/11/report', null, 204)
    const person = renderApp('/content/3')
    const row = within((await screen.findByText('Hunter 9c21')).closest('li')!)
    expect(row.getByText('Subscriber')).toBeVisible()
    serve('get', '/api/posts/3/comments', [{ ...comment, likeCount: 3, likedByMe: true }])
    await person.click(row.getByRole('button', { name: 'Like the comment by Hunter 9c21', pressed: false }))
    expect(await row.findByText('3 likes')).toBeVisible()
    expect(row.getByRole('button', { name: 'Like the comment by Hunter 9c21' })).toHaveAttribute('aria-pressed', 'true')
    await person.click(row.getByRole('button', { name: 'Report the comment by Hunter 9c21' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Report the comment by Hunter 9c21' }))
    await person.selectOptions(dialog.getByRole('combobox', { name: 'What is wrong with it?' }), 'spam')
    await person.click(dialog.getByRole('button', { name: 'Send report' }))
    expect(await row.findByText('Reported')).toBeVisible()
    await person.click(row.getByText('Reported'))
    expect(likes).toHaveLength(1)
    expect(reports).toEqual([{ reason: 'spam' }])
  })
})
