import { expect } from '@playwright/test'
import { test } from './demo.ts'
import { signIn } from './people.ts'

const FILM = 'media/demo/films/laguna-bands-growing.mp4'
const PICTURES = ['media/demo/covers/moss-map.webp', 'media/demo/covers/night-map.webp']

test('a member uploads a video: without a title first, then it is pending approval', async ({ page }) => {
  await signIn(page, 'member@stonehunt.test', '/upload')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Please enter a title for your content').first()).toBeVisible()
  await expect(page.getByText('Please upload a video file')).toBeVisible()

  const title = `Bands from the creek ${Date.now()}`
  await page.getByLabel(/^Title/).fill(title)
  await page.locator('input[type=file]').setInputFiles(FILM)
  await expect(page.getByRole('status').filter({ hasText: 'Upload complete' })).toBeAttached()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('We’ll review it before it goes live.').last()).toBeVisible()
  await expect(page.getByLabel(/^Title/)).toHaveValue('')
  await page.getByRole('link', { name: 'View post' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Waiting for approval')).toBeVisible()
})

test('a member reorders photos and uploads a gallery @deep', async ({ page }) => {
  await signIn(page, 'member@stonehunt.test', '/upload')
  await page.getByText('Photo Gallery').click()
  await page.locator('input[type=file]').setInputFiles([...PICTURES, 'package.json'])
  await expect(page.getByText('You can only upload: .jpg, .jpeg, .png, .webp')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Uploaded' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Move night-map.webp earlier' }).click()
  await expect(page.getByRole('list', { name: 'Photos, chosen' }).getByRole('listitem').first()).toContainText(
    'night-map',
  )
  await page.getByLabel(/^Title/).fill(`Two maps ${Date.now()}`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('link', { name: 'View post' }).click()
  await expect(page.getByRole('button', { name: 'Open photo 1 of 2' })).toBeVisible()
})

test('a file whose content does not match its extension is rejected with the reason @deep', async ({ page }) => {
  await signIn(page, 'member@stonehunt.test', '/upload')
  await page.locator('input[type=file]').setInputFiles({
    name: 'stones.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('just words'),
  })
  await expect(page.getByRole('listitem').filter({ hasText: 'Failed to upload stones.mp4.' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove stones.mp4' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'stones.mp4' })).toHaveCount(0)
  await expect(page.locator('input[type=file]')).toBeFocused()
})

test('an employee publishes through /admin, edits the card and deletes it', async ({ page }) => {
  await signIn(page, 'employee@stonehunt.test', '/admin')
  const title = `Frost on the gravel ${Date.now()}`
  const publish = page.getByRole('region', { name: 'Publish Content' })
  await publish.getByText('Photo Gallery').click()
  await publish.getByLabel(/^Title/).fill(title)
  await publish.locator('input[type=file]').setInputFiles(PICTURES)
  await expect(publish.getByRole('img', { name: 'Uploaded' })).toHaveCount(2)
  await publish.getByRole('button', { name: 'Publish' }).click()
  await expect(publish.getByText('Subscribers can see it now.')).toBeVisible()

  await page.goto('/content')
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Title/)
    .fill(`${title}, seen again`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: `${title}, seen again` })).toBeVisible()

  await page.getByRole('button', { name: `Actions for ${title}, seen again` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: `${title}, seen again` })).toHaveCount(0)
})

test('an employee changes the cover photo from the front page @deep', async ({ page }) => {
  await signIn(page, 'employee@stonehunt.test')
  await page.getByRole('button', { name: 'Change Cover Photo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles('media/demo/covers/desert-dawn.webp')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Cover photo updated successfully!', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
