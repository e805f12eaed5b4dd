import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ComponentProps, ReactNode } from 'react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FullPost } from '#contracts/content/posts.ts'
import { startLanguage } from '../../web/src/lib/text.ts'
import { server, serve, signIn } from './support/api.ts'
import { buildFullPost, buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

type Failure = { fatal: boolean; type: string; response?: { code: number } }

/** jsdom plays nothing, so the library is replaced where it meets the browser. */
const library = vi.hoisted(() => ({ isSupported: true, made: [] as FakeHls[] }))
type FakeHls = {
  calls: string[]
  nextLevel: number
  emit: (event: string, data?: Failure) => void
}
vi.mock('hls.js/light', () => ({
  default: class {
    static readonly isSupported = () => library.isSupported
    static readonly Events = { MANIFEST_PARSED: 'parsed', FRAG_BUFFERED: 'buffered', ERROR: 'error' }
    static readonly ErrorTypes = { MEDIA_ERROR: 'media', NETWORK_ERROR: 'network' }
    readonly config = {}
    readonly levels = ['240', '480', '720'].map((lines) => ({ url: [`/media/x/hls/${lines}/index.m3u8`], height: 9 }))
    readonly calls: string[] = []
    private readonly listeners = new Map<string, (event: string, data?: Failure) => void>()
    nextLevel = -1
    bufferingEnabled = true
    constructor() {
      library.made.push(this)
    }
    on = (event: string, listener: (event: string, data?: Failure) => void) => this.listeners.set(event, listener)
    emit = (event: string, data?: Failure) => this.listeners.get(event)?.(event, data)
    loadSource = (address: string) => this.calls.push(`source ${address}`)
    attachMedia = () => this.calls.push('attach')
    startLoad = (from: number, isPlaced: boolean) => {
      this.bufferingEnabled = true
      this.calls.push(`start ${from}${isPlaced ? '' : ' and move'}`)
    }
    pauseBuffering = () => {
      this.bufferingEnabled = false
      this.calls.push('no segments')
    }
    stopLoad = () => this.calls.push('stop')
    recoverMediaError = () => this.calls.push('recover')
    destroy = () => this.calls.push('destroy')
  },
}))

/** Its elements need styles and track lists that jsdom lacks; the browser journeys have the real ones. */
vi.mock('media-chrome/react', async (original) => {
  const names = Object.keys(await original<object>())
  const plain = ({ children }: { children?: ReactNode }) => <div>{children}</div>
  return Object.fromEntries(names.map((name) => [name, plain]))
})

/** A select has the same value and event as the player's menu. */
vi.mock('media-chrome/react/menu', () => ({
  MediaChromeMenu: ({ children, onChange, 'aria-label': label }: ComponentProps<'select'>) => (
    <select aria-label={label} onChange={onChange}>
      {children}
    </select>
  ),
  MediaChromeMenuItem: ({ value, lang, children }: ComponentProps<'option'>) => (
    <option value={value} lang={lang}>
      {children}
    </option>
  ),
  MediaChromeMenuButton: ({ children, 'aria-label': label }: ComponentProps<'button'>) => (
    <button aria-label={label}>{children}</button>
  ),
  MediaCaptionsMenu: () => null,
  MediaCaptionsMenuButton: () => null,
}))

const film = (overrides: Partial<FullPost> = {}) =>
  buildFullPost({
    id: 4,
    title: 'Opening a geode',
    isSubscriberOnly: true,
    videoURL: '/media/film',
    streamURL: '/media/film/hls/master.m3u8',
    storyboardURL: '/media/film/hls/storyboard.vtt',
    ...overrides,
  })

beforeEach(() => {
  library.isSupported = true
  library.made.length = 0
  for (const name of ['pause', 'load'] as const)
    vi.spyOn(HTMLMediaElement.prototype, name).mockImplementation(() => undefined)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve())
  signIn(buildUser({ isSubscriber: true }))
  serve('get', '/api/posts/4/comments', [])
  server.use(http.post('/api/streams', () => new HttpResponse(null, { status: 204 })))
})

async function openFilm(post = film(), address = '/content/4') {
  serve('get', '/api/posts/4', post)
  const person = renderApp(address)
  const video = await waitFor(() => {
    const found = document.querySelector('video')
    if (!found) throw new Error('There is no film yet')
    return found
  })
  return { person, video }
}

async function openStream() {
  const opened = await openFilm()
  const hls = await waitFor(() => {
    const [made] = library.made
    if (!made) throw new Error('No stream is attached yet')
    return made
  })
  act(() => hls.emit('parsed'))
  return { ...opened, hls }
}

const refusal = (code: number): Failure => ({ fatal: false, type: 'network', response: { code } })

it('a film that was wanted begins at once after paying, and another one when somebody starts it', async () => {
  expect((await openFilm()).video).not.toHaveAttribute('autoplay')
  cleanup()
  sessionStorage.setItem('returnTo', JSON.stringify({ path: '/content/4', title: 'Opening a geode' }))
  serve('post', '/api/subscribe', buildUser({ isSubscriber: true }))
  expect((await openFilm(film(), '/?subscribed=true')).video).toHaveAttribute('autoplay')
})

describe('a film with a stream', () => {
  it('is played as a stream, with thumbnails and a choice of quality', async () => {
    const { person, video, hls } = await openStream()
    expect(hls.calls.slice(0, 2)).toEqual(['source /media/film/hls/master.m3u8', 'attach'])
    expect(video).not.toHaveAttribute('src')
    expect(video.querySelector('track')).toHaveAttribute('src', '/media/film/hls/storyboard.vtt')
    expect(await screen.findByRole('button', { name: 'Quality Auto' })).toBeVisible()
    await person.selectOptions(screen.getByRole('combobox', { name: 'Quality' }), '720p')
    expect(screen.getByRole('button', { name: 'Quality 720p' })).toHaveTextContent('720p')
    expect(hls.nextLevel).toBe(2)
  })

  it('loads no segment before it is played, and the one at its position then', async () => {
    const { video, hls } = await openStream()
    expect(hls.calls.slice(2)).toEqual(['start 0', 'no segments'])
    video.currentTime = 250
    act(() => void video.dispatchEvent(new Event('play')))
    act(() => void video.dispatchEvent(new Event('play')))
    expect(hls.calls.slice(4)).toEqual(['start 250'])
  })

  it('begins where its viewer jumps to before it is played', async () => {
    const { video } = await openStream()
    const play = vi.spyOn(video, 'play').mockResolvedValue()
    const timeLine = new CustomEvent('mediaseekrequest', { detail: 125 })
    act(() => void video.parentElement?.dispatchEvent(timeLine))
    expect([video.currentTime, play.mock.calls.length]).toEqual([125, 1])
  })

  it('opens at the second of its link, which is shown before anything is loaded', async () => {
    const { video } = await openFilm(film({ videoDuration: 1800 }), '/content/4?t=761')
    expect(await screen.findByText('12:41 / 30:00')).toBeVisible()
    expect(video.currentTime).toBe(761)
  })

  it('is played as a file by a browser that can’t play streams', async () => {
    library.isSupported = false
    const { video } = await openFilm()
    await waitFor(() => expect(video).toHaveAttribute('src', '/media/film'))
    expect(screen.queryByRole('button', { name: /^Quality/ })).toBeNull()
  })

  it('continues as a file when the stream can’t be decoded', async () => {
    const { video, hls } = await openStream()
    act(() => hls.emit('error', { fatal: true, type: 'media' }))
    expect(hls.calls.at(-1)).toBe('recover')
    act(() => hls.emit('error', { fatal: true, type: 'media' }))
    expect(video).toHaveAttribute('src', '/media/film')
    expect(hls.calls.at(-1)).toBe('destroy')
  })

  it('is played as a file when no segment can be loaded', async () => {
    const { video, hls } = await openStream()
    act(() => hls.emit('error', { fatal: true, type: 'network', response: { code: 0 } }))
    expect(video).toHaveAttribute('src', '/media/film')
  })

  it('keeps its position when the connection is lost', async () => {
    const { person, video, hls } = await openStream()
    video.currentTime = 42
    act(() => hls.emit('buffered'))
    act(() => hls.emit('error', { fatal: false, type: 'network', response: { code: 0 } }))
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => hls.emit('error', { fatal: true, type: 'network', response: { code: 0 } }))
    expect(await screen.findByText('The connection to the film was lost')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(hls.calls.at(-1)).toBe('start 42')
    expect(screen.queryByText('The connection to the film was lost')).toBeNull()
  })

  it('stops at the first rejected segment after the membership has ended', async () => {
    const { hls } = await openStream()
    act(() => hls.emit('error', refusal(403)))
    expect(await screen.findByText('You can’t watch this film right now')).toBeVisible()
    expect(hls.calls.at(-1)).toBe('stop')
  })

  it('can be played here instead of on another device', async () => {
    const sent: unknown[] = []
    server.use(
      http.post('/api/streams', async ({ request }) => {
        sent.push(await request.json())
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { person, hls } = await openStream()
    act(() => hls.emit('error', refusal(409)))
    await person.click(await screen.findByRole('button', { name: 'Play here instead' }))
    await waitFor(() => expect(hls.calls.at(-1)).toBe('start 0'))
    expect(sent).toEqual([{ takeOver: true }])
  })
})

describe('on a German page, a film', () => {
  beforeAll(() => startLanguage('de'))
  afterAll(() => startLanguage('en'))

  it('has chapters and the title of the next part marked as English', async () => {
    const none = vi.spyOn(HTMLMediaElement.prototype, 'addTextTrack')
    none.mockImplementation(() => Object.assign(new EventTarget(), { addCue: vi.fn() }) as never)
    vi.stubGlobal('VTTCue', class {})
    onTestFinished(() => void vi.unstubAllGlobals())
    const next = { id: 6, title: 'The saw', language: 'en' as const, locked: false }
    const series = { title: 'Laguna', slug: 'laguna', part: 1, parts: [next], next }
    const chapters = [{ second: 250, title: 'The first cut' }]
    const { video } = await openFilm(film({ chapters, series }), '/de/content/4')
    expect(await screen.findByRole('option', { name: '4:10 The first cut' })).toHaveAttribute('lang', 'en')
    act(() => void video.dispatchEvent(new Event('ended')))
    const link = await screen.findByRole('link', { name: 'Nächster Teil: The saw' })
    expect(within(link).getByText('The saw')).toHaveAttribute('lang', 'en')
  })
})

describe('a film without a stream', () => {
  it('is played as a file, and counts as a device of the account', async () => {
    serve('post', '/api/streams', { code: 'too_many_streams', message: 'Already playing' }, 409)
    const { video } = await openFilm(film({ streamURL: null, storyboardURL: null }))
    await waitFor(() => expect(video).toHaveAttribute('src', '/media/film'))
    expect(library.made).toEqual([])
    act(() => void video.dispatchEvent(new Event('play')))
    expect(await screen.findByRole('button', { name: 'Play here instead' })).toBeVisible()
  })

  it('shows its author the progress of its conversion', async () => {
    await openFilm(film({ streamURL: null, storyboardURL: null, stream: { state: 'converting', progress: 42 } }))
    expect(await screen.findByText(/Preparing this film for slow connections: 42 %/)).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Preparing the film' })).toHaveAttribute('aria-valuenow', '42')
  })
})
