import { expect, type Page } from '@playwright/test'
import { test } from './demo.ts'
import { mailedMatch } from './mailedMatch.ts'
import { PASSWORD, signIn, signUp } from './people.ts'

const MEMBER = 'member@stonehunt.test'

/** A device that checks a finger, and says yes. */
async function addDevice(page: Page) {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const setFinger = (isUserVerified: boolean) =>
    devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { setFinger }
}

test('a passkey is added with the keyboard, renamed, signs in, and is removed @deep', async ({ page }) => {
  const device = await addDevice(page)
  await signIn(page, MEMBER, '/account?tab=sign-in')
  const add = page.getByRole('button', { name: 'Add a passkey' })
  await add.press('Enter')
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/account?tab=sign-in#passkeys')
  await add.press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: 'not used yet' })
  await expect(row).toContainText('Chrome on Linux')
  await row.getByRole('button', { name: 'Rename' }).press('Enter')
  await page.getByLabel('Name of the passkey').fill('Work laptop')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Work laptop')

  // A wrong finger changes nothing.
  await device.setFinger(false)
  await page.goto('/api/logout')
  await page.goto(`/api/login?redirect=${encodeURIComponent('/account?tab=sign-in')}`)
  const use = page.getByRole('button', { name: 'Use a passkey' })
  await use.click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await device.setFinger(true)
  await use.click()
  await expect(page).toHaveURL('/account?tab=sign-in')

  const used = page.getByRole('listitem').filter({ hasText: 'Work laptop' })
  await expect(used).toContainText('last used')
  await used.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await used.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText('You don’t have a passkey yet.')).toBeVisible()
})

test('an emailed code signs in, and “This wasn’t me” signs it out again @deep', async ({ page, demo, browser }) => {
  // The first device of an account is no news. Its password ends here, so no other journey can use it.
  const first = await browser.newContext({ baseURL: demo.url })
  const own = await first.newPage()
  const email = await signUp(own)
  await own.goto(await mailedMatch(demo.dataDir, email, /\/api\/verify-email\?token=[\w-]+/))
  await own.getByRole('button', { name: /^Confirm/ }).click()
  await expect(own).not.toHaveURL(/verify-email\?token/)
  await first.close()
  await page.goto('/api/login?redirect=/orders')
  await page.getByRole('link', { name: 'Email me a code instead' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  const code = await mailedMatch(demo.dataDir, email, /\d{6}(?= is your sign-in code)/)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/orders')

  const link = await mailedMatch(demo.dataDir, email, /\/api\/deny-sign-in\?token=[\w-]+/)
  await page.goto(link)
  await page.getByRole('button', { name: 'This wasn’t me' }).click()
  await expect(page.getByRole('status')).toContainText('Everyone is signed out')
  await page.goto('/account')
  await expect(page).toHaveURL('/api/login?redirect=/account')
})
