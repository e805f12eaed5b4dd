import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { record, serve, server, signIn } from './support/api.ts'
import { clearUppyTimers } from './support/clearUppyTimers.ts'
import { buildPost, buildProduct, buildUser } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

// jsdom cannot navigate.
const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('../../web/src/lib/leaveTo.ts', () => ({ leaveTo }))

const GIBIBYTE = 1024 ** 3
const UPLOAD = 'http://localhost:3000/media/uploads/abc'
const film = () => new File(['film'], 'wash.mp4', { type: 'video/mp4' })
const photo = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' })
const ofSize = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size })
const fileInput = (label: string) => screen.findByLabelText(label, { selector: 'input[type=file]' })

clearUppyTimers()

beforeEach(() => {
  leaveTo.mockReset()
  serve('post', '/api/objects/upload', { uploadURL: UPLOAD })
  serve('put', UPLOAD, {})
})

describe('the upload widget', () => {
  beforeEach(() => signIn(buildUser()))

  it('shows why the server rejected a file, and retries on request', async () => {
    const refusal = { message: 'This video is longer than 30 minutes.', code: 'unsupported_file' }
    serve('put', UPLOAD, refusal, 400)
    const person = renderApp('/upload')
    await person.upload(await fileInput('Video'), film())
    expect(
      await screen.findByText('Failed to upload wash.mp4. This video is longer than 30 minutes.', {
        selector: 'li *',
      }),
    ).toBeVisible()
    serve('put', UPLOAD, {})
    await person.click(screen.getByRole('button', { name: 'Try wash.mp4 again' }))
    expect(await screen.findByText('Upload complete')).toBeInTheDocument()
  })

  it('shows "No Internet connection" when the connection fails', async () => {
    server.use(http.put(UPLOAD, () => HttpResponse.error()))
    const person = renderApp('/upload')
    await person.upload(await fileInput('Video'), film())
    expect(
      await screen.findByText(
        'Failed to upload wash.mp4. No Internet connection',
        { selector: 'li *' },
        { timeout: 20_000 },
      ),
    ).toBeVisible()
  }, 30_000)

  it('retries automatically when the server is busy or the connection breaks', async () => {
    const answers = [HttpResponse.error(), new HttpResponse(null, { status: 503 }), new HttpResponse(null)]
    server.use(http.put(UPLOAD, () => answers.shift() ?? HttpResponse.error()))
    const person = renderApp('/upload')
    await person.upload(await fileInput('Video'), film())
    expect(await screen.findByText('Upload complete')).toBeInTheDocument()
    expect(answers).toEqual([])
  })

  it('says that the session has ended when no upload URL is issued', async () => {
    serve('post', '/api/objects/upload', { message: 'Unauthorized', code: 'unauthorized' }, 401)
    const person = renderApp('/upload')
    await person.upload(await fileInput('Video'), film())
    expect(await findToast('Unauthorized')).toHaveTextContent('You are logged out. Logging in again...')
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/login'))
  })

  it('sends the file size, and asks to confirm the email address when required', async () => {
    const sizes: unknown[] = []
    const message = 'Please confirm your email address before you upload.'
    server.use(
      http.post('/api/objects/upload', async ({ request }) => {
        sizes.push(await request.json())
        return HttpResponse.json({ message, code: 'upload_needs_confirmed_email' }, { status: 403 })
      }),
    )
    const person = renderApp('/upload')
    await person.upload(await fileInput('Video'), film())
    expect(await screen.findByText(new RegExp(message), { selector: 'li *' })).toBeVisible()
    expect(sizes[0]).toEqual({ size: 4 })
  })

  it('accepts videos up to 2 GiB', async () => {
    const person = renderApp('/upload')
    await person.upload(await fileInput('Video'), ofSize(film(), 2 * GIBIBYTE + 1))
    expect(await screen.findByText('wash.mp4 exceeds maximum allowed size of 2 GB')).toBeVisible()
  })

  it('accepts ten photos for a gallery and rejects the eleventh', async () => {
    const person = renderApp('/upload')
    await person.click(await screen.findByRole('radio', { name: 'Photo Gallery' }))
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
    await person.upload(await fileInput('Photos'), names.map(photo))
    expect(await screen.findAllByRole('button', { name: /^Remove/ })).toHaveLength(10)
    await person.upload(await fileInput('Photos'), photo('k'))
    expect(await screen.findByText('You can only upload 10 files')).toBeVisible()
  })

  it('rejects a duplicate photo and photos larger than 10 MiB', async () => {
    const person = renderApp('/upload')
    await person.click(await screen.findByRole('radio', { name: 'Photo Gallery' }))
    const first = photo('a')
    await person.upload(await fileInput('Photos'), first)
    await person.upload(await fileInput('Photos'), first)
    expect(await screen.findByText("Cannot add the duplicate file 'a.jpg', it already exists")).toBeVisible()
    await person.upload(await fileInput('Photos'), ofSize(photo('b'), 10_485_761))
    expect(await screen.findByText('b.jpg exceeds maximum allowed size of 10 MB')).toBeVisible()
  })

  it('publishes the photos in their new order, without a removed one', async () => {
    let count = 0
    server.use(
      http.post('/api/objects/upload', () => HttpResponse.json({ uploadURL: `${UPLOAD}${(count += 1)}` })),
      http.put(`${UPLOAD}:n`, () => new HttpResponse(null)),
    )
    const posted = record('post', '/api/posts', buildPost(), 201)
    const person = renderApp('/upload')
    await person.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Finds')
    await person.click(screen.getByRole('radio', { name: 'Photo Gallery' }))
    for (const name of ['a', 'b', 'c']) {
      await person.upload(await fileInput('Photos'), photo(name))
      await screen.findByRole('button', { name: `Remove ${name}.jpg` })
    }
    await person.click(screen.getByRole('button', { name: 'Move c.jpg earlier' }))
    expect(await screen.findByText('c.jpg is now number 2 of 3')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Move c.jpg earlier' })).toHaveFocus()
    await person.click(screen.getByRole('button', { name: 'Remove a.jpg' }))
    expect(await fileInput('Photos')).toHaveFocus()
    await person.click(screen.getByRole('button', { name: 'Publish' }))
    await screen.findByRole('link', { name: 'View post' })
    expect(posted).toEqual([expect.objectContaining({ imageURLs: [`${UPLOAD}3`, `${UPLOAD}2`] })])
  })

  it('asks before a change of type removes files', async () => {
    const person = renderApp('/upload')
    await person.upload(await fileInput('Video'), film())
    await screen.findByText('Upload complete')
    await person.click(screen.getByRole('radio', { name: 'Photo Gallery' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change the content type?' }))
    await person.click(dialog.getByRole('button', { name: 'Change type' }))
    expect(await fileInput('Photos')).toBeInTheDocument()
    expect(screen.queryByText('wash.mp4')).toBeNull()
  })
})

describe('a form with an incomplete upload', () => {
  const WAIT = 'Please wait until the upload is complete.'
  const FAILED = 'A file failed to upload. Try again or remove it'
  function pauseUploads() {
    const pending: (() => void)[] = []
    server.use(
      http.put(UPLOAD, async () => {
        await new Promise<void>((resolve) => pending.push(resolve))
        return new HttpResponse(null)
      }),
    )
    return { finish: () => waitFor(() => (expect(pending).toHaveLength(1), pending[0]?.())) }
  }
  const refuse = () => serve('put', UPLOAD, { message: 'This is not a photo.', code: 'unsupported_file' }, 400)

  it('adds no product before its picture is uploaded', async () => {
    signIn(buildUser({ isEmployee: true, role: 'owner' }))
    const added = record('post', '/api/admin/products', buildProduct({ name: 'Loupe' }), 201)
    const { finish } = pauseUploads()
    const person = renderApp('/admin')
    const card = within(await screen.findByRole('region', { name: 'Add Product' }))
    await person.type(card.getByRole('textbox', { name: /^Product name/ }), 'Loupe')
    await person.type(card.getByRole('spinbutton', { name: /^Price/ }), '24')
    await person.upload(await fileInput('Product image'), photo('loupe'))
    const submit = await card.findByRole('button', { name: 'Uploading...' })
    expect(submit).toHaveAccessibleDescription(WAIT)
    await person.click(submit)
    await person.type(card.getByRole('textbox', { name: /^Product name/ }), '{Enter}')
    expect(added).toEqual([])
    await finish()
    await person.click(await card.findByRole('button', { name: 'Add Product' }))
    await card.findByText('Loupe was added to the shop.')
    expect(added).toEqual([expect.objectContaining({ imageUrl: UPLOAD })])
  })

  it('adds no product while a failed picture is still listed', async () => {
    signIn(buildUser({ isEmployee: true, role: 'owner' }))
    const added = record('post', '/api/admin/products', buildProduct({ name: 'Loupe' }), 201)
    refuse()
    const person = renderApp('/admin')
    const card = within(await screen.findByRole('region', { name: 'Add Product' }))
    await person.type(card.getByRole('textbox', { name: /^Product name/ }), 'Loupe')
    await person.type(card.getByRole('spinbutton', { name: /^Price/ }), '24')
    await person.upload(await fileInput('Product image'), photo('loupe'))
    await card.findByRole('button', { name: 'Try loupe.jpg again' })
    await person.click(card.getByRole('button', { name: 'Add Product' }))
    expect(await card.findByText(FAILED)).toBeVisible()
    expect(await findToast(FAILED)).toBeVisible()
    expect(added).toEqual([])
    await person.click(card.getByRole('button', { name: 'Remove loupe.jpg' }))
    expect(card.queryByText(FAILED)).toBeNull()
    await person.click(card.getByRole('button', { name: 'Add Product' }))
    await card.findByText('Loupe was added to the shop.')
    expect(added).toEqual([expect.objectContaining({ imageUrl: null })])
  })

  it('publishes no gallery while a failed photo is still listed', async () => {
    signIn(buildUser())
    const posted = record('post', '/api/posts', buildPost(), 201)
    const person = renderApp('/upload')
    await person.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Finds')
    await person.click(screen.getByRole('radio', { name: 'Photo Gallery' }))
    await person.upload(await fileInput('Photos'), photo('a'))
    await screen.findByText('Upload complete')
    refuse()
    await person.upload(await fileInput('Photos'), photo('b'))
    const again = await screen.findByRole('button', { name: 'Try b.jpg again' })
    await person.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await findToast(FAILED)).toBeVisible()
    expect(again).toHaveFocus()
    expect(posted).toEqual([])
    serve('put', UPLOAD, {})
    await person.click(again)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try b.jpg again' })).toBeNull())
    await person.click(await screen.findByRole('button', { name: 'Publish' }))
    await screen.findByRole('link', { name: 'View post' })
    expect(posted).toEqual([expect.objectContaining({ imageURLs: [UPLOAD, UPLOAD] })])
  })

  it('sends the cover, and publishes nothing while a failed cover is still listed', async () => {
    signIn(buildUser())
    let count = 0
    server.use(
      http.post('/api/objects/upload', () => HttpResponse.json({ uploadURL: `${UPLOAD}${(count += 1)}` })),
      http.put(`${UPLOAD}:n`, () => new HttpResponse(null)),
    )
    const posted = record('post', '/api/posts', buildPost(), 201)
    const person = renderApp('/upload')
    await person.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Finds')
    await person.click(screen.getByRole('radio', { name: 'Photo Gallery' }))
    await person.upload(await fileInput('Photos'), photo('a'))
    await screen.findByText('Upload complete')
    serve('put', `${UPLOAD}2`, { message: 'This is not a photo.', code: 'unsupported_file' }, 400)
    await person.click(screen.getByRole('button', { name: 'Add a cover' }))
    await person.upload(await fileInput('Cover'), photo('front'))
    await screen.findByRole('button', { name: 'Try front.jpg again' })
    await person.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await findToast(FAILED)).toBeVisible()
    expect(posted).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Try front.jpg again' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try front.jpg again' })).toBeNull())
    await person.click(await screen.findByRole('button', { name: 'Publish' }))
    await screen.findByRole('link', { name: 'View post' })
    expect(posted).toEqual([expect.objectContaining({ imageURLs: [`${UPLOAD}1`], coverURL: `${UPLOAD}3` })])
  })

  it('publishes no video while it is uploading', async () => {
    signIn(buildUser())
    const posted = record('post', '/api/posts', buildPost(), 201)
    const { finish } = pauseUploads()
    const person = renderApp('/upload')
    const title = await screen.findByRole('textbox', { name: /^Title/ })
    await person.type(title, 'Wash')
    await person.upload(await fileInput('Video'), film())
    await screen.findByText(WAIT)
    await person.type(title, '{Enter}')
    expect(posted).toEqual([])
    await finish()
    await person.click(await screen.findByRole('button', { name: 'Publish' }))
    await screen.findByRole('link', { name: 'View post' })
  })

  it('saves no cover photo whose upload failed', async () => {
    signIn(buildUser({ isEmployee: true, role: 'owner' }))
    const saved = record('put', '/api/cover-photo', { key: 'cover_photo_url', value: '/media/creek' })
    refuse()
    const person = renderApp('/admin')
    const card = within(await screen.findByRole('region', { name: 'Cover Photo Management' }))
    await person.upload(await card.findByLabelText('Cover photo', { selector: 'input' }), photo('creek'))
    await person.click(card.getByRole('button', { name: 'Upload' }))
    expect(await card.findByRole('button', { name: 'Try creek.jpg again' })).toBeVisible()
    expect(card.queryByRole('button', { name: 'Save' })).toBeNull()
    serve('put', UPLOAD, {})
    await person.click(card.getByRole('button', { name: 'Try creek.jpg again' }))
    await person.click(await card.findByRole('button', { name: 'Save' }))
    expect(await findToast('Cover photo updated successfully!')).toBeVisible()
    expect(saved).toEqual([{ coverPhotoURL: UPLOAD }])
  })
})
