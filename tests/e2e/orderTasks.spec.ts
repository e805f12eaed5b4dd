import { expect, type Page } from '@playwright/test'
import { buyOwnGood } from './buyOwnGood.ts'
import { test } from './demo.ts'
import { FROM_PANEL, gotoStarted, openPanel } from './panel.ts'

test.setTimeout(300_000)

const HOLD = 'order_hold_minutes'

async function holdFor(page: Page, minutes: string): Promise<void> {
  const answer = await page.request.put('/api/admin/settings', { data: { [HOLD]: minutes }, headers: FROM_PANEL })
  expect(answer.status()).toBe(200)
}

/** Nothing is wider than the screen, and what can be pressed in an order has room for a finger. */
async function expectRoom(page: Page): Promise<void> {
  const measured = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    small: [...document.querySelectorAll('.table td > a, .order-desk :is(a, button, select, label)')]
      .map((element) => ({ name: element.outerHTML.slice(0, 120), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height < 43.5)
      .map(({ name }) => name),
  }))
  expect(measured).toEqual({ width: 390, small: [] })
}

async function openOrder(page: Page, reference: string): Promise<void> {
  await page.getByRole('link', { name: reference }).click()
  await expect(page.getByRole('region', { name: 'The order' })).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await openPanel(page)
})

test('an order is packed on a phone: its slip, its carrier and its tracking number @deep', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const before = (await (await page.request.get('/api/admin/settings', { headers: FROM_PANEL })).json()) as object
  await holdFor(page, '1')
  const { reference, name } = await buyOwnGood(browser)
  await holdFor(page, (before as { [HOLD]: string })[HOLD])

  await gotoStarted(page, '/cms/collections/orders')
  await page.getByRole('link', { name: 'To pack', exact: true }).click()
  await expectRoom(page)
  await openOrder(page, reference)
  const form = page.getByRole('group', { name: 'To pack' })
  await expect(form.getByRole('checkbox')).toBeChecked()
  await expect(form.getByText(name)).toBeVisible()
  await expectRoom(page)
  const slip = await page.request.get(
    (await form.getByRole('link', { name: /^Packing slip/ }).getAttribute('href')) ?? '',
    { headers: FROM_PANEL },
  )
  expect(slip.headers()['content-type']).toContain('application/pdf')

  await expect(form.getByText(/The buyer can cancel this order until/)).toBeVisible()
  const send = form.getByRole('button', { name: 'Mark as shipped' })
  await expect(send).toBeDisabled()
  await form.getByLabel('Carrier').selectOption('UPS')
  await form.getByLabel(/^Tracking number/).fill('1Z999AA10123456784')
  await expect(send).toBeEnabled({ timeout: 90_000 })
  await send.click()
  await expect(page.getByText('Marked as shipped.')).toBeVisible()
  await expect(form).toHaveCount(0)
  await gotoStarted(page, '/cms/collections/orders')
  await page.getByRole('link', { name: 'To pack', exact: true }).click()
  await expect(page.getByRole('link', { name: reference })).toHaveCount(0)
})

test('from Home, a part of an order is refunded in four clicks @deep', async ({ page, browser }) => {
  const { reference } = await buyOwnGood(browser)
  await gotoStarted(page, '/cms')
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Orders', exact: true }).click()
  await openOrder(page, reference)
  await page.getByRole('button', { name: 'Refund part' }).first().click()
  const form = page.getByRole('group', { name: 'Refund part' })
  await form.getByLabel(/^Amount/).fill('1.00')
  await form.getByLabel(/^Reason/).fill('A chip at the edge')
  await form.getByRole('button', { name: 'Refund part' }).click()
  await expect(page.getByRole('region', { name: 'The order' }).getByText('$1.00').first()).toBeVisible()
})
