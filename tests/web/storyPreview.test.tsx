import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startLanguage } from '../../web/src/lib/text.ts'
import { record, serve } from './support/api.ts'
import { buildFullPost } from './support/fixtures.ts'
import { main, renderApp } from './support/renderApp.tsx'
import { buildStory, paragraph } from './support/story.ts'

const panel = { postMessage: () => undefined }
const own = Object.getOwnPropertyDescriptor(window, 'parent')

beforeEach(() => {
  Object.defineProperty(window, 'parent', { configurable: true, value: panel })
  const story = buildStory(paragraph('As it is saved'))
  serve(
    'get',
    '/api/posts/5',
    buildFullPost({ id: 5, type: 'gallery', videoURL: null, imageURLs: ['/media/a'], story }),
  )
})
afterEach(() => {
  if (own) Object.defineProperty(window, 'parent', own)
})

type Sender = { origin?: string; source?: object }

function tell(data: object, { origin = window.location.origin, source = panel }: Sender = {}) {
  const event = new MessageEvent('message', { data: { type: 'payload-live-preview', data }, origin })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}

const unsaved = { title: 'A new title', body: buildStory(paragraph('As it is typed')) }

describe('the live preview of a post', () => {
  it('shows the unsaved title and story of the panel’s form', async () => {
    const asked = record('post', '/api/admin/stories/preview', {
      story: buildStory(paragraph('As the server fills it')),
    })
    renderApp('/content/5')
    expect(await screen.findByText('As it is saved')).toBeVisible()
    tell(unsaved)
    expect(await screen.findByRole('heading', { level: 1, name: 'A new title' })).toBeVisible()
    expect(await screen.findByText('As the server fills it')).toBeVisible()
    expect(asked).toEqual([{ body: unsaved.body }])
  })

  it('shows the German version of the form on a German page, and the original without one', async () => {
    await startLanguage('de')
    onTestFinished(() => startLanguage('en'))
    const asked = record('post', '/api/admin/stories/preview', { story: buildStory(paragraph('Wie im Formular')) })
    renderApp('/de/content/5')
    await screen.findByText('As it is saved')
    const german = { germanTitle: 'Ein neuer Titel', germanBody: buildStory(paragraph('Wie getippt')) }
    tell({ ...unsaved, ...german })
    expect(await screen.findByRole('heading', { level: 1, name: 'Ein neuer Titel' })).not.toHaveAttribute('lang')
    await screen.findByText('Wie im Formular')
    expect(asked).toEqual([{ body: german.germanBody }])
    tell({ ...unsaved, germanTitle: '' })
    expect(await screen.findByRole('heading', { level: 1, name: 'A new title' })).toHaveAttribute('lang', 'en')
  })

  it('keeps the last story while the next is not complete', async () => {
    serve('post', '/api/admin/stories/preview', { story: buildStory(paragraph('A whole story')) })
    renderApp('/content/5')
    await screen.findByText('As it is saved')
    tell(unsaved)
    await screen.findByText('A whole story')
    const asked = record('post', '/api/admin/stories/preview', { message: 'No.', code: 'invalid_story' }, 400)
    tell({ ...unsaved, body: buildStory(paragraph('More')) })
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(screen.getByText('A whole story')).toBeVisible()
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another window of this site', { source: window }],
  ])('takes nothing from %s', async (_, sender) => {
    const asked = record('post', '/api/admin/stories/preview', { story: null })
    renderApp('/content/5')
    await screen.findByText('As it is saved')
    tell(unsaved, sender)
    tell({ title: 'The panel’s own' })
    await screen.findByRole('heading', { level: 1, name: 'The panel’s own' })
    expect(main()).toHaveTextContent('As it is saved')
    expect(asked).toEqual([])
  })
})
