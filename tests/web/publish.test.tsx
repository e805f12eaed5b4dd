// @vitest-environment jsdom
import './support/setup.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { record, serve, signIn } from './support/api.ts'
import { buildPost, buildProduct, buildUser } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

const UPLOAD = 'http://localhost:3000/api/objects/upload/abc'
const film = () => new File(['film'], 'wash.mp4', { type: 'video/mp4' })

beforeEach(() => {
  serve('post', '/api/objects/upload', { uploadURL: UPLOAD })
  serve('put', UPLOAD, {})
})

describe('/upload', () => {
  beforeEach(() => signIn(buildUser()))

  it('names the limits and what is missing', async () => {
    const person = renderApp('/upload')
    await person.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await findToast('Please enter a title for your content')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus()
    expect(screen.getByText('Please upload a video file')).toBeVisible()
    expect(screen.getByText('Videos up to 30 minutes (MP4, MOV, AVI)')).toBeVisible()
    await person.click(screen.getByRole('radio', { name: 'Photo Gallery' }))
    await person.click(screen.getByRole('button', { name: 'Publish' }))
    expect(screen.getByText('Please upload at least one image')).toBeVisible()
  })

  it('refuses files of another kind', async () => {
    renderApp('/upload')
    const input = await screen.findByLabelText('Video', { selector: 'input[type=file]' })
    const { default: userEvent } = await import('@testing-library/user-event')
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'notes.txt', { type: 'text/plain' }))
    expect(await screen.findByText('You can only upload: MP4, MOV, AVI')).toBeVisible()
  })

  it('sends the file, then the post, and clears the form', async () => {
    const posted = record('post', '/api/posts', buildPost({ id: 77 }), 201)
    const person = renderApp('/upload')
    const title = await screen.findByRole('textbox', { name: /^Title/ })
    await person.type(title, '  Spring wash ')
    await person.upload(screen.getByLabelText('Video', { selector: 'input[type=file]' }), film())
    await screen.findByText('Upload complete')
    await person.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await screen.findByRole('link', { name: 'View post' })).toHaveAttribute('href', '/content/77')
    expect(title).toHaveValue('')
    expect(posted).toEqual([
      { title: 'Spring wash', description: '', type: 'video', isSubscriberOnly: true, videoURL: UPLOAD },
    ])
  })

  it('keeps the words when sending fails', async () => {
    serve('post', '/api/posts', { message: 'Something went wrong on our side.', code: 'internal' }, 500)
    const person = renderApp('/upload')
    const title = await screen.findByRole('textbox', { name: /^Title/ })
    await person.type(title, 'Keep me')
    await person.upload(screen.getByLabelText('Video', { selector: 'input[type=file]' }), film())
    await screen.findByText('Upload complete')
    await person.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await findToast('Failed to upload content. Please try again.')).toBeVisible()
    expect(title).toHaveValue('Keep me')
  })
})

describe('/admin', () => {
  beforeEach(() => signIn(buildUser({ isEmployee: true })))

  it('has three cards', async () => {
    renderApp('/admin')
    expect(await screen.findByRole('region', { name: 'Publish Content' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Add Product' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Cover Photo Management' })).toHaveTextContent('1920x800')
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
    expect(await card.findByText('Loupe is in the shop.')).toBeVisible()
    expect(added).toEqual([{ name: 'Loupe', description: '', price: 24.5, category: 'General', imageUrl: null }])
  })

  it('saves a cover photo only after it was uploaded', async () => {
    const saved = record('put', '/api/cover-photo', {})
    const person = renderApp('/admin')
    const card = within(await screen.findByRole('region', { name: 'Cover Photo Management' }))
    const photo = new File(['photo'], 'creek.jpg', { type: 'image/jpeg' })
    await person.upload(card.getByLabelText('Cover photo', { selector: 'input' }), photo)
    expect(card.queryByRole('button', { name: 'Save' })).toBeNull()
    await person.click(card.getByRole('button', { name: 'Upload' }))
    await person.click(await card.findByRole('button', { name: 'Save' }))
    expect(await findToast('Cover photo updated successfully!')).toBeVisible()
    expect(saved).toEqual([{ coverPhotoURL: UPLOAD }])
  })
})
