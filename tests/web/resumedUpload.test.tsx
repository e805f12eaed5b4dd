import { cleanup, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { server, signIn } from './support/api.ts'
import { clearUppyTimers } from './support/clearUppyTimers.ts'
import { buildUser } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

// Tests run in Node, whose build of the package has no XMLHttpRequest.
vi.mock('tus-js-client', () => vi.importActual('tus-js-client/dist/tus.js'))

const MIB = 1024 * 1024
const SIZE = 6 * MIB
const ADDRESS = 'http://localhost:3000/media/uploads/abcdefghijklmnopqrstuvwxyzabcdef'
const film = () => new File([new Uint8Array(SIZE)], 'wash.mp4', { type: 'video/mp4', lastModified: 1 })
const fileInput = () => screen.findByLabelText('Video', { selector: 'input[type=file]' })

let arrived: number
let requests: string[]

/** A server that keeps `upTo` bytes of each part and then loses the connection, until it takes all. */
function receive({ upTo = SIZE }: { upTo?: number } = {}) {
  server.use(
    http.post('/api/objects/upload', () => {
      requests.push('POST')
      return HttpResponse.json({ uploadURL: ADDRESS, resumeURL: ADDRESS })
    }),
    http.head(ADDRESS, () => {
      requests.push(`HEAD ${arrived / MIB}`)
      return new HttpResponse(null, { headers: { 'upload-offset': String(arrived), 'upload-length': String(SIZE) } })
    }),
    http.patch(ADDRESS, ({ request }) => {
      requests.push(`PATCH ${Number(request.headers.get('upload-offset')) / MIB}`)
      arrived = upTo
      if (upTo < SIZE) return HttpResponse.error()
      return new HttpResponse(null, { status: 204, headers: { 'upload-offset': String(arrived) } })
    }),
    http.delete(ADDRESS, () => {
      requests.push('DELETE')
      return new HttpResponse(null, { status: 204 })
    }),
  )
}

clearUppyTimers()

beforeEach(() => {
  arrived = 0
  requests = []
  signIn(buildUser())
})

it('a large film continues by itself after a broken connection', async () => {
  receive({ upTo: 2 * MIB })
  const person = renderApp('/upload')
  await person.upload(await fileInput(), film())
  await vi.waitFor(() => expect(requests).toContain('PATCH 0'), 10_000)
  receive()
  expect(await screen.findByText('Upload complete')).toBeVisible()
  expect(requests.slice(0, 3)).toEqual(['POST', 'HEAD 0', 'PATCH 0'])
  expect(requests.slice(-2)).toEqual(['HEAD 2', 'PATCH 2'])
})

it('after a reload, the same file continues, and the page says so', async () => {
  receive({ upTo: 4 * MIB })
  const before = renderApp('/upload')
  await before.upload(await fileInput(), film())
  await vi.waitFor(() => expect(requests).toContain('PATCH 0'), 10_000)
  cleanup()
  requests = []
  receive()
  const person = renderApp('/upload')
  expect(await screen.findByText('“wash.mp4” isn’t uploaded completely')).toBeVisible()
  await person.upload(await fileInput(), film())
  expect(await screen.findByText('Upload complete')).toBeVisible()
  expect(requests).not.toContain('POST')
  expect(requests.at(-1)).toBe('PATCH 4')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tus::'))).toEqual([])
})

it('a film that the server rejects shows the message, and starts over the next time', async () => {
  receive()
  const message = 'We can’t read that video. Please upload another one.'
  server.use(http.patch(ADDRESS, () => HttpResponse.json({ message, code: 'unsupported_file' }, { status: 400 })))
  const person = renderApp('/upload')
  await person.upload(await fileInput(), film())
  expect(await screen.findByText(new RegExp(message), { selector: 'li *' })).toBeVisible()
  await vi.waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('tus::'))).toEqual([]))
})

it('a film that is removed during its upload is deleted on the server', async () => {
  receive({ upTo: MIB })
  const person = renderApp('/upload')
  await person.upload(await fileInput(), film())
  await vi.waitFor(() => expect(requests).toContain('PATCH 0'), 10_000)
  await person.click(screen.getByRole('button', { name: /^(Cancel|Remove) wash\.mp4$/ }))
  await vi.waitFor(() => expect(requests).toContain('DELETE'))
})

it('where PATCH is blocked, the film is sent with one PUT', async () => {
  receive()
  const put = vi.fn()
  server.use(
    http.patch(ADDRESS, () => new HttpResponse(null, { status: 405 })),
    http.put(ADDRESS, () => {
      put()
      return new HttpResponse(null)
    }),
  )
  const person = renderApp('/upload')
  await person.upload(await fileInput(), film())
  expect(await screen.findByText('Upload complete')).toBeVisible()
  expect(put).toHaveBeenCalledTimes(1)
})
