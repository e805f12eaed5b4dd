import { expect } from '@playwright/test'
import { test } from './demo.ts'
import { signIn } from './people.ts'

test('a subscriber asks in the round that the home page announces, and the creator answers @deep', async ({
  page,
  browser,
}) => {
  const content = `Which saw blade lasts longest in jasper? (${Date.now()})`
  await signIn(page, 'subscriber@stonehunt.test')
  await page.getByRole('complementary', { name: 'Q&A' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/questions\/\d+-/)
  const asked = page.getByRole('article').filter({ hasText: content })
  await page.getByLabel('Your question').fill(content)
  await page.getByRole('button', { name: 'Ask Question' }).click()
  await expect(page.getByText('Question sent')).toBeVisible()

  const newest = `${new URL(page.url()).pathname}?sort=newest`
  const creator = await browser.newPage()
  await signIn(creator, 'employee@stonehunt.test', newest)
  const question = creator.getByRole('article').filter({ hasText: content })
  await question.getByRole('button', { name: 'Answer' }).click()
  await creator.getByLabel('Your answer').fill('A sintered one, if you keep it cool.')
  await creator.getByRole('button', { name: 'Save Answer' }).click()
  await expect(question.getByText('Answered', { exact: true })).toBeVisible()
  await creator.close()

  await page.goto(newest)
  await expect(asked.getByText('A sintered one, if you keep it cool.')).toBeVisible()
})
