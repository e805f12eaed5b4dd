import { expect, type Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { PATREON_HEADER, patron } from '../support/imports.ts'
import { wxr, wxrItem } from '../support/postExports.ts'
import { test } from './demo.ts'
import { FROM_PANEL, gotoStarted, openPanel } from './panel.ts'

test.setTimeout(300_000)

const ghostMembers = `id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers
m1,ghost@import.test,Mary Anning,,true,false,,2024-01-15T10:00:00.000Z,,,Digger`
const memberful = 'First name,Last name,Email,Signup date,Active\nInge,Lehmann,memberful@import.test,2022-02-03,yes'
const substack = `email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at
substack@import.test,true,2027-07-01T00:00:00.000Z,yearly,false,2026-06-01T00:00:00.000Z,2026-06-15T00:00:00.000Z`

/** A file with the vendor's columns, and what each of its lines must become here. */
const MEMBERS = [
  {
    kind: 'Members from Patreon',
    file: `${PATREON_HEADER}\n${patron('Florence Bascom', 'patreon@import.test')}`,
    becomes: ['patreon@import.test', 'Florence', 'Bascom'],
  },
  { kind: 'Members from Ghost', file: ghostMembers, becomes: ['ghost@import.test', 'Mary', 'Anning'] },
  { kind: 'Members from Memberful', file: memberful, becomes: ['memberful@import.test', 'Inge', 'Lehmann'] },
  { kind: 'Subscribers from Substack', file: substack, becomes: ['substack@import.test', 'substack', 'Hunter'] },
]

const ghostPosts = JSON.stringify({
  db: [
    {
      data: {
        posts: [
          {
            id: 'post-1',
            title: 'Imported from Ghost',
            html: '<p>Cold hands.</p><!--members-only--><p>Warm stones.</p>',
            status: 'published',
            type: 'post',
            visibility: 'public',
            published_at: '2024-03-01T09:30:00.000Z',
          },
        ],
      },
    },
  ],
})
const POSTS = [
  { kind: 'Posts from Ghost', name: 'ghost.json', file: ghostPosts, title: 'Imported from Ghost' },
  {
    kind: 'Posts from WordPress',
    name: 'wordpress.xml',
    file: wxr(wxrItem({ id: 1, title: 'Imported from WordPress', content: '<p>Cold hands.</p>' })),
    title: 'Imported from WordPress',
  },
  {
    kind: 'Posts in Markdown',
    name: 'notes.zip',
    file: zipSync({
      'notes.md': strToU8('---\ntitle: Imported from Markdown\ndate: 2024-05-01\n---\n\nCold **hands**.'),
    }),
    title: 'Imported from Markdown',
  },
]

test('members of four services and posts of three are imported, compared row by row, and undone @deep', async ({
  page,
}) => {
  await openPanel(page)
  await gotoStarted(page, '/cms/imports')
  for (const { kind, file, becomes } of MEMBERS) {
    await importFile(page, kind, { name: 'members.csv', file })
    const members = await (await page.request.get('/api/admin/members.csv')).text()
    const row = members.split('\r\n').find((line) => line.includes(String(becomes[0]))) ?? ''
    for (const value of becomes) expect(row, kind).toContain(value)
    await undo(page, kind)
    expect(await (await page.request.get('/api/admin/members.csv')).text(), kind).not.toContain(becomes[0])
  }
  for (const { kind, name, file, title } of POSTS) {
    await importFile(page, kind, { name, file })
    // Without a picture, a post becomes a draft.
    expect(await storedPosts(page, title), kind).toMatchObject([{ status: 'draft' }])
    expect(JSON.stringify(await storedPosts(page, title)), kind).toContain('Cold')
    await undo(page, kind)
    expect(await storedPosts(page, title), kind).toEqual([])
  }
  await importFile(page, 'Gear from a table', {
    name: 'gear.csv',
    file: 'Name,Price,Category\nImported loupe,24.50,Tools',
  })
  const products = (await (await page.request.get('/api/products')).json()) as { name: string; price: string }[]
  expect(products.find(({ name }) => name === 'Imported loupe')).toMatchObject({ price: '24.50' })
})

test('a table of any service is imported by choosing its columns with the keyboard, and the next file needs no choice @deep', async ({
  page,
}) => {
  await openPanel(page)
  await gotoStarted(page, '/cms/imports')
  const kind = 'Members from another table'
  const table = (person: string) => ({
    name: 'contacts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`sep=;\r\nKontakt;Genannt;Seit\r\n${person}\r\n`),
  })
  await page.getByLabel('What is it?').selectOption({ label: kind })
  await page.locator('input[type=file]').setInputFiles(table('ute@import.test;Ute Müller;08.01.2024'))
  const columns = page.getByRole('group', { name: 'Which column is what?' })
  const name = columns.getByLabel('Full name (optional)')
  await expect(name).toHaveValue('')
  await expect(columns.getByLabel('Email address')).toHaveValue('Kontakt')
  await expect(columns.getByRole('row', { name: 'ute@import.test Ute Müller 08.01.2024' })).toBeVisible()
  await name.focus()
  await page.keyboard.type('Genannt')
  await expect(name).toHaveValue('Genannt')
  await expect(name).toHaveAccessibleDescription('Ute Müller')
  await columns.getByLabel('Member since (optional)').focus()
  await page.keyboard.type('Seit')
  await page.getByRole('button', { name: 'Check the file' }).press('Enter')
  const card = cardOf(page, kind)
  await expect(card.getByRole('cell', { name: 'Ute Müller' })).toBeVisible()

  await page.locator('input[type=file]').setInputFiles(table('ina@import.test;Ina Berg;09.01.2024'))
  await expect(columns.getByText('As you chose for the last file with these columns.')).toBeVisible()
  await expect(name).toHaveValue('Genannt')
  await columns.getByLabel('Email address').selectOption('')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('Please choose the column with the email addresses.')).toBeVisible()
})

const cardOf = (page: Page, kind: string) => page.getByRole('region', { name: new RegExp(`^${kind}`) }).first()

async function importFile(page: Page, kind: string, { name, file }: { name: string; file: string | Uint8Array }) {
  await page.getByLabel('What is it?').selectOption({ label: kind })
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(file) })
  await page.getByRole('button', { name: 'Check the file' }).click()
  const card = cardOf(page, kind)
  await expect(card.getByText('Checked. Nothing is imported yet.')).toBeVisible()
  await card.getByRole('button', { name: 'Import 1' }).click()
  await card.getByRole('button', { name: 'Import 1' }).click()
  await expect(card.getByText('Imported. No one got an email.')).toBeVisible({ timeout: 60_000 })
}

async function undo(page: Page, kind: string) {
  const card = cardOf(page, kind)
  await card.getByRole('button', { name: 'Undo' }).click()
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByText(/^Undone\. /)).toBeVisible({ timeout: 60_000 })
}

async function storedPosts(page: Page, title: string): Promise<object[]> {
  const query = new URLSearchParams({ 'where[title][equals]': title, depth: '0' })
  const answer = await page.request.get(`/cms/api/posts?${query}`, { headers: FROM_PANEL })
  return ((await answer.json()) as { docs: object[] }).docs
}
