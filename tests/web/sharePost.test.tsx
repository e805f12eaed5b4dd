import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { wrapText } from '../../web/src/features/content/sharing/wrapText.ts'
import { serve } from './support/api.ts'
import { buildFullPost } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

const PICTURE = new Blob(['a picture'], { type: 'image/png' })
vi.mock('../../web/src/features/content/sharing/drawSharePicture.ts', () => ({
  drawSharePicture: vi.fn(async () => PICTURE),
}))

type Shares = { share?: unknown; canShare?: unknown }

async function pressShare(device: Shares = {}) {
  Object.assign(navigator, device)
  serve('get', '/api/posts/5', buildFullPost({ id: 5, title: 'Opening a geode', type: 'gallery' }))
  const person = renderApp('/content/5')
  await person.click(await screen.findByRole('button', { name: 'Share' }))
  return person
}

describe('the share button of a post', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'canShare')
  })

  it('shares a picture with the link where the device can', async () => {
    const share = vi.fn(async (_shared: ShareData) => undefined)
    await pressShare({ share, canShare: () => true })
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1))
    const [{ title, url, files } = {}] = share.mock.calls[0] ?? []
    expect({ title, url }).toEqual({ title: 'Opening a geode', url: `${window.location.origin}/content/5` })
    expect(files?.map(({ name, type }) => [name, type])).toEqual([['opening-a-geode.png', 'image/png']])
  })

  it('shares the link alone where the device takes no pictures', async () => {
    const share = vi.fn(async (_shared: ShareData) => undefined)
    await pressShare({ share, canShare: () => false })
    await waitFor(() =>
      expect(share).toHaveBeenCalledWith({ title: 'Opening a geode', url: expect.any(String) as string }),
    )
  })

  it('copies the link and downloads the picture without a share dialog', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }),
    )
    const downloaded = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await pressShare()
    expect(await findToast('Link Copied')).toHaveTextContent('A picture to go with it is in your downloads.')
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/content/5`)
    expect(downloaded).toHaveBeenCalledTimes(1)
  })
})

it.each([
  ['Short', ['Short']],
  ['One two three four', ['One two', 'three four']],
  ['One two three four five six', ['One two', 'three fou…']],
  ['Incomprehensibilities are long', ['Incomprehensibilities', 'are long']],
])('a title is wrapped to two lines of ten letters: %s', (title, lines) => {
  expect(wrapText(title, 10, 2, (text) => text.length)).toEqual(lines)
})
