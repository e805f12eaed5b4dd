import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { StartedUploads } from '../../cms/components/content/posts/StartedUploads.tsx'
import { uploadFile } from '../../cms/components/content/posts/uploadFile.ts'
import { server } from './support/api.ts'

// Its package imports style sheets, which Node can't load.
vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'en' } }) }))
// Tests run in Node, whose build of the package has no XMLHttpRequest.
vi.mock('tus-js-client', () => vi.importActual('tus-js-client/dist/tus.js'))

const SIZE = 1000
const ADDRESS = 'http://localhost:3000/media/uploads/abcdefghijklmnopqrstuvwxyzabcdef'
const film = () => new File([new Uint8Array(SIZE)], 'wash.mp4', { type: 'video/mp4', lastModified: 1 })

let arrived: number
let requests: string[]

beforeEach(() => {
  arrived = 0
  requests = []
  localStorage.clear()
})

/** Answers uploads. @param breaks the connection ends after 400 bytes. @param isKept the server still has them afterwards. */
function receive({ breaks = false, isKept = true } = {}) {
  server.use(
    http.post('/api/objects/upload', () => {
      requests.push('POST')
      return HttpResponse.json({ uploadURL: ADDRESS, resumeURL: ADDRESS })
    }),
    http.head(ADDRESS, () => {
      if (!isKept && arrived > 0) return new HttpResponse(null, { status: 404 })
      return new HttpResponse(null, { headers: { 'upload-offset': String(arrived), 'upload-length': String(SIZE) } })
    }),
    http.patch(ADDRESS, ({ request }) => {
      requests.push(`PATCH ${request.headers.get('upload-offset')}`)
      arrived = breaks ? 400 : SIZE
      return breaks
        ? new HttpResponse(null, { status: 400 })
        : new HttpResponse(null, { status: 204, headers: { 'upload-offset': String(arrived) } })
    }),
  )
}

/** Ends an upload as leaving its page does. */
async function leaveHalfway() {
  receive({ breaks: true })
  await expect(uploadFile(film(), () => undefined)).rejects.toThrow('The upload failed')
  expect(requests).toEqual(['POST', 'PATCH 0'])
  requests = []
}

it('“New” offers to continue an upload that was left, and the same file continues where it stopped', async () => {
  await leaveHalfway()
  receive()
  const onContinue = vi.fn()
  render(<StartedUploads onContinue={onContinue} />)
  expect(await screen.findByRole('status')).toHaveTextContent('“wash.mp4” isn’t uploaded completely: 40 % is here.')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Continue' }))
  expect(onContinue).toHaveBeenCalledExactlyOnceWith('film')
  expect(await uploadFile(film(), () => undefined)).toBe(ADDRESS)
  expect(requests).toEqual(['PATCH 400'])
  cleanup()
  render(<StartedUploads onContinue={onContinue} />)
  await vi.waitFor(() => expect(localStorage).toHaveLength(0))
  expect(screen.queryByRole('status')).toBeNull()
})

it('“New” says once that the site no longer keeps an upload, and the file starts over', async () => {
  await leaveHalfway()
  receive({ isKept: false })
  const { unmount } = render(<StartedUploads onContinue={vi.fn()} />)
  expect(await screen.findByRole('status')).toHaveTextContent('The upload of “wash.mp4” has ended')
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  expect(localStorage).toHaveLength(0)
  arrived = 0
  receive()
  expect(await uploadFile(film(), () => undefined)).toBe(ADDRESS)
  expect(requests).toEqual(['POST', 'PATCH 0'])
})
