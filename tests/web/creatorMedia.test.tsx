import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { SiteConfig } from '#contracts/platform/site.ts'
import { serve } from './support/api.ts'
import { buildConfig, buildFullPost } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

type Creator = NonNullable<SiteConfig['landing']['creator']>

const CREATOR: Creator = { name: 'Robin', text: 'I open stones.', portraitUrl: '/media/robin' }
const FILM: Creator = { ...CREATOR, clip: { kind: 'film', url: '/media/hands', posterUrl: '/media/first' } }
const VOICE: Creator = { ...CREATOR, clip: { kind: 'voice', url: '/media/voice', posterUrl: null } }

let play: MockInstance<HTMLMediaElement['play']>
let pause: MockInstance<HTMLMediaElement['pause']>
/** As if the visitor scrolled there or away. */
let scroll: (isOnScreen: boolean) => Promise<void>

beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'))
    return Promise.resolve()
  })
  pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'))
  })
  const observers = new Set<IntersectionObserverCallback>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly callback: IntersectionObserverCallback) {}
      observe = (target: Element) => target instanceof HTMLVideoElement && observers.add(this.callback)
      disconnect = () => observers.delete(this.callback)
    },
  )
  scroll = (isIntersecting) =>
    // Asynchronous, because other parts of the screen can still be loading.
    act(async () => {
      for (const callback of observers)
        callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver)
    })
  return () => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'connection')
  }
})

async function open(creator: Creator, address = '/') {
  const { landing, ...config } = buildConfig()
  serve('get', '/api/config', { ...config, landing: { ...landing, creator } })
  serve('get', '/api/posts/4', buildFullPost({ id: 4, type: 'gallery', videoURL: null, imageURLs: ['/media/a'] }))
  const person = renderApp(address)
  const region = await screen.findByRole('region', { name: 'Meet Robin' })
  return { person, region, box: within(region), film: region.querySelector('video') }
}

function prefer(query: string) {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((asked) => ({
    ...matchMedia(asked),
    matches: asked.includes(query) || matchMedia(asked).matches,
  }))
}

describe('the creator’s film on the landing page', () => {
  it('plays silently while it is on the screen, and can be paused', async () => {
    const { person, box, film } = await open(FILM)
    expect(box.getByRole('img', { name: 'Portrait of Robin' })).toBeVisible()
    expect(box.getByRole('img', { name: 'A short film of Robin' })).toHaveAttribute('src', '/media/first')
    expect(film).toMatchObject({ muted: true, loop: true, preload: 'none' })
    expect(film).toHaveAttribute('playsinline')
    expect(play).not.toHaveBeenCalled()

    await scroll(true)
    expect(play).toHaveBeenCalledOnce()
    await person.click(box.getByRole('button', { name: 'Pause the film' }))
    expect(pause).toHaveBeenCalled()
    expect(box.getByRole('button', { name: 'Play the film' })).toHaveFocus()

    await scroll(false)
    await scroll(true)
    expect(play).toHaveBeenCalledOnce()
    await person.keyboard('{Enter}')
    expect(box.getByRole('button', { name: 'Pause the film' })).toHaveFocus()
  })
})

describe('the creator’s film', () => {
  it('isn’t below a post, where nothing moves beside the film of the post', async () => {
    const { box, film } = await open(FILM, '/content/4')
    expect(box.getByRole('img', { name: 'Portrait of Robin' })).toBeVisible()
    expect(film).toBeNull()
    expect(box.queryByRole('img', { name: 'A short film of Robin' })).toBeNull()
  })

  it('stops away from the screen, and continues there', async () => {
    const { box } = await open(FILM)
    await scroll(true)
    await scroll(false)
    expect(box.getByRole('button', { name: 'Play the film' })).toBeVisible()
    await scroll(true)
    expect(box.getByRole('button', { name: 'Pause the film' })).toBeVisible()
    expect(play).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['less motion', () => prefer('prefers-reduced-motion')],
    [
      'less data',
      () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    ],
  ])('is a picture for those who want %s', async (_what, want) => {
    want()
    const { box, film } = await open(FILM)
    expect(box.getByRole('img', { name: 'A short film of Robin' })).toBeVisible()
    expect(film).toBeNull()
    expect(box.queryByRole('button')).toBeNull()
  })

  it('is a picture if it can’t be loaded', async () => {
    const { region, box, film } = await open(FILM)
    if (film) fireEvent.error(film)
    expect(region.querySelector('video')).toBeNull()
    expect(box.getByRole('img', { name: 'A short film of Robin' })).toBeVisible()
    expect(box.queryByRole('button')).toBeNull()
  })

  it('waits for a press where browsers don’t let it start', async () => {
    const { person, box } = await open(FILM)
    play.mockRejectedValueOnce(new DOMException('blocked', 'NotAllowedError'))
    await scroll(true)
    await person.click(box.getByRole('button', { name: 'Play the film' }))
    expect(box.getByRole('button', { name: 'Pause the film' })).toBeVisible()
  })
})

describe('the creator’s voice', () => {
  it('is heard after a press only, and pauses with another', async () => {
    const { person, region, box } = await open(VOICE)
    await scroll(true)
    expect(play).not.toHaveBeenCalled()
    expect(region.querySelector('audio')).toMatchObject({ preload: 'none', autoplay: false })
    box.getByRole('button', { name: 'Hear Robin' }).focus()
    await person.keyboard('{Enter}')
    expect(play).toHaveBeenCalledOnce()
    await person.click(box.getByRole('button', { name: 'Pause Robin' }))
    expect(pause).toHaveBeenCalledOnce()
    expect(box.getByRole('button', { name: 'Hear Robin' })).toHaveFocus()
  })

  it('can be heard again after its end', async () => {
    const { person, region, box } = await open(VOICE)
    await person.click(box.getByRole('button', { name: 'Hear Robin' }))
    const sound = region.querySelector('audio')
    if (sound) fireEvent.ended(sound)
    expect(box.getByRole('button', { name: 'Hear Robin' })).toBeVisible()
  })

  it('says so if it can’t be played', async () => {
    const { region, box } = await open(VOICE)
    const sound = region.querySelector('audio')
    if (sound) fireEvent.error(sound)
    expect(box.getByRole('alert')).toHaveTextContent('The recording couldn’t be played.')
    expect(box.queryByRole('button')).toBeNull()
  })
})

describe('the creator’s signature', () => {
  it('is below the words', async () => {
    const { box } = await open({ ...CREATOR, signatureUrl: '/media/name' })
    const signature = box.getByRole('img', { name: 'Signature of Robin' })
    expect(signature).toHaveAttribute('src', '/media/name')
    const words = box.getByText('I open stones.')
    expect(words.compareDocumentPosition(signature)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('leaves nothing behind if it can’t be loaded', async () => {
    const { box } = await open({ ...CREATOR, signatureUrl: '/media/name' })
    fireEvent.error(box.getByRole('img', { name: 'Signature of Robin' }))
    expect(box.queryByRole('img', { name: 'Signature of Robin' })).toBeNull()
  })
})
