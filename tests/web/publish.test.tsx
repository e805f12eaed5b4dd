import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { record, serve, signIn } from './support/api.ts'
import { clearUppyTimers } from './support/clearUppyTimers.ts'
import { buildPost, buildProduct, buildUser } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

const GIBIBYTE = 1024 ** 3
const UPLOAD = 'http://localhost:3000/media/uploads/abc'
const film = () => new File(['film'], 'wash.mp4', { type: 'video/mp4' })
const photo = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' })
const ofSize = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size })
const fileInput = (label: string) => screen.findByLabelText(label, { selector: 'input[type=file]' })

clearUppyTimers()

beforeEach(() => {
  serve('post', '/api/objects/upload', { uploadURL: UPLOAD })
  serve('put', UPLOAD, {})
})

describe('/upload', () => {
  beforeEach(() => signIn(buildUser()))

  it('shows the limits and the missing fields', async () => {
    const person = renderApp('/upload')
    await person.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await findToast('Please enter a title for your content')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus()
    expect(await screen.findByText('Please upload a video file')).toBeVisible()
    expect(await screen.findByText('Videos up to 30 minutes (MP4, MOV, AVI)')).toBeVisible()
    await person.click(screen.getByRole('radio', { name: 'Photo Gallery' }))
    await person.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Please upload at least one image')).toBeVisible()
    await person.upload(await fileInput('Photos'), photo('creek'))
    await waitFor(() => expect(screen.queryByText('Please upload at least one image')).toBe(null))
    await person.type(screen.getByLabelText(/^Title/), 'A')
    expect(screen.queryByText('Please enter a title')).toBe(null)
  })

  it('rejects files of other types', async () => {
    renderApp('/upload')
    const input = await fileInput('Video')
    const { default: userEvent } = await import('@testing-library/user-event')
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'notes.txt', { type: 'text/plain' }))
    expect(await screen.findByText('You can only upload: .mp4, .m4v, .mov, .avi')).toBeVisible()
  })

  it('sends the file, then the post, and clears the form', async () => {
    const posted = record('post', '/api/posts', buildPost({ id: 77 }), 201)
    const person = renderApp('/upload')
    const title = await screen.findByRole('textbox', { name: /^Title/ })
    await person.type(title, '  Spring wash ')
    await person.upload(await fileInput('Video'), film())
    await screen.findByText('Upload complete')
    await person.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await screen.findByRole('link', { name: 'View post' })).toHaveAttribute('href', '/content/77')
    expect(title).toHaveValue('')
    expect(posted).toEqual([
      { title: 'Spring wash', description: '', type: 'video', isSubscriberOnly: true, videoURL: UPLOAD },
    ])
  })

  it('keeps the text when sending fails', async () => {
    serve(
      'post',
      '/api/posts',
      { message: 'Something went wrong on our side. Please try again.', code: 'internal' },
      500,
    )
    const person = renderApp('/upload')
    const title = await screen.findByRole('textbox', { name: /^Title/ })
    await person.type(title, 'Keep me')
    await person.upload(await fileInput('Video'), film())
    await screen.findByText('Upload complete')
    await person.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await findToast('Failed to upload content. Please try again.')).toBeVisible()
    expect(title).toHaveValue('Keep me')
  })
})

describe('an unpublished post', () => {
  beforeEach(() => signIn(buildUser()))

  it('asks before a link leaves the screen, and keeps its text on this device', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const person = renderApp('/upload')
    await person.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Half a story')
    const [shop] = screen.getAllByRole('link', { name: 'Shop' })
    await person.click(shop!)
    expect(window.location.pathname).toBe('/upload')
    await person.click(shop!)
    expect(window.location.pathname).toBe('/shop')
    expect(confirm).toHaveBeenCalledTimes(2)
    await person.click(screen.getAllByRole('link', { name: 'Upload' })[0]!)
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Half a story')
  })

  it('asks before the window closes', async () => {
    const person = renderApp('/upload')
    await person.upload(await fileInput('Video'), film())
    await screen.findByText('Upload complete')
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)
  })
})

describe('/admin', () => {
  beforeEach(() => signIn(buildUser({ isEmployee: true, role: 'owner' })))

  it('publishes for subscribers first, of a kind and at a time', async () => {
    const scheduled = buildPost({ id: 78, status: 'scheduled' })
    const posted = record('post', '/api/admin/posts', scheduled, 201)
    const person = renderApp('/admin')
    const card = within(await screen.findByRole('region', { name: 'Publish Content' }))
    expect(card.getByText('Published content is automatically subscriber-only.')).toBeVisible()
    await person.type(card.getByRole('textbox', { name: /^Title/ }), 'Later')
    await person.upload(await fileInput('Video'), film())
    await screen.findByText('Upload complete')
    await person.selectOptions(card.getByLabelText('Kind'), 'Field notes')
    await person.selectOptions(card.getByLabelText('Audience'), 'Subscribers first')
    fireEvent.change(card.getByLabelText(/^Publish at/), { target: { value: '2020-01-01T10:00' } })
    await person.click(card.getByRole('button', { name: 'Publish' }))
    expect(await card.findAllByText('Please choose a time in the future')).toHaveLength(2)
    expect(posted).toEqual([])
    fireEvent.change(card.getByLabelText(/^Publish at/), { target: { value: '2999-01-01T10:00' } })
    fireEvent.change(card.getByLabelText(/^Open to everyone from/), { target: { value: '2998-12-31T10:00' } })
    await person.click(card.getByRole('button', { name: 'Publish' }))
    expect(await card.findByText('Please choose a time after it is published')).toBeVisible()
    fireEvent.change(card.getByLabelText(/^Open to everyone from/), { target: { value: '2999-01-08T10:00' } })
    await person.click(card.getByRole('button', { name: 'Publish' }))
    expect(await findToast('Scheduled.')).toBeVisible()
    expect(posted).toEqual([
      {
        title: 'Later',
        description: '',
        type: 'video',
        videoURL: UPLOAD,
        category: 'field-notes',
        isSubscriberOnly: true,
        publishAt: new Date('2999-01-01T10:00').toISOString(),
        publicAt: new Date('2999-01-08T10:00').toISOString(),
      },
    ])
    expect(card.getByLabelText('Audience')).toHaveDisplayValue('Subscribers only')
  })

  it('has three cards', async () => {
    renderApp('/admin')
    expect(await screen.findByRole('region', { name: 'Publish Content' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Add Product' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Cover Photo Management' })).toHaveTextContent('1920x800')
  })

  it.each([
    ['editor', ['Publish Content', 'Cover Photo Management']],
    ['moderator', ['Comments and Messages']],
    ['shop', ['Add Product']],
  ] as const)('shows the %s only the cards %j, and the way to the panel', async (role, cards) => {
    signIn(buildUser({ isEmployee: true, role }))
    renderApp('/admin')
    expect(await screen.findByRole('link', { name: 'Open the studio' })).toHaveAttribute('href', '/cms')
    const shown = within(screen.getByRole('main')).getAllByRole('region')
    expect(shown.map((card) => within(card).getByRole('heading', { level: 2 }).textContent)).toEqual(cards)
  })

  it.each([
    [{ count: 0, hasMore: false }, 'Nothing waits for you.'],
    [{ count: 1, hasMore: false }, '1 task waits for you.'],
    [{ count: 7, hasMore: false }, '7 tasks wait for you.'],
    [{ count: 100, hasMore: true }, 'More than 100 tasks wait for you.'],
  ])('says what waits: %j', async (waiting, line) => {
    serve('get', '/api/admin/waiting', waiting)
    renderApp('/admin')
    expect(await screen.findByText(line)).toBeVisible()
  })

  it('checks a product before adding it', async () => {
    const added = record('post', '/api/admin/products', buildProduct({ name: 'Loupe' }), 201)
    const person = renderApp('/admin')
    const card = within(await screen.findByRole('region', { name: 'Add Product' }))
    await person.click(card.getByRole('button', { name: 'Add Product' }))
    expect(card.getByText('Please enter a product name.')).toBeVisible()
    expect(card.getByText('Please enter a valid price.')).toBeVisible()
    await person.type(card.getByRole('textbox', { name: /^Product name/ }), 'Loupe')
    await person.type(card.getByRole('spinbutton', { name: /^Price/ }), '24.50')
    await person.click(card.getByRole('button', { name: 'Add Product' }))
    expect(await card.findByText('Loupe was added to the shop.')).toBeVisible()
    expect(added).toEqual([{ name: 'Loupe', description: '', price: 24.5, category: 'General', imageUrl: null }])
  })

  it('accepts videos up to 1 GiB', async () => {
    const person = renderApp('/admin')
    await person.upload(await fileInput('Video'), ofSize(film(), GIBIBYTE + 1))
    expect(await screen.findByText('wash.mp4 exceeds maximum allowed size of 1 GB')).toBeVisible()
  })

  it('uploads one picture of a product and sends its URL', async () => {
    const added = record('post', '/api/admin/products', buildProduct({ name: 'Loupe' }), 201)
    const person = renderApp('/admin')
    const card = within(await screen.findByRole('region', { name: 'Add Product' }))
    await person.upload(await fileInput('Product image'), photo('loupe'))
    await card.findByText('Upload complete')
    await person.upload(await fileInput('Product image'), photo('another'))
    expect(await card.findByText('You can only upload 1 file')).toBeVisible()
    await person.type(card.getByRole('textbox', { name: /^Product name/ }), 'Loupe')
    await person.type(card.getByRole('spinbutton', { name: /^Price/ }), '24.50')
    await person.click(card.getByRole('button', { name: 'Add Product' }))
    await card.findByText('Loupe was added to the shop.')
    expect(added).toEqual([expect.objectContaining({ imageUrl: UPLOAD })])
  })

  it('saves a cover photo only after it was uploaded', async () => {
    const saved = record('put', '/api/cover-photo', { key: 'cover_photo_url', value: '/media/creek' })
    const person = renderApp('/admin')
    const card = within(await screen.findByRole('region', { name: 'Cover Photo Management' }))
    const photo = new File(['photo'], 'creek.jpg', { type: 'image/jpeg' })
    await person.upload(await card.findByLabelText('Cover photo', { selector: 'input' }), photo)
    expect(card.queryByRole('button', { name: 'Save' })).toBeNull()
    await person.click(card.getByRole('button', { name: 'Upload' }))
    await person.click(await card.findByRole('button', { name: 'Save' }))
    expect(await findToast('Cover photo updated successfully!')).toBeVisible()
    expect(saved).toEqual([{ coverPhotoURL: UPLOAD }])
  })
})
