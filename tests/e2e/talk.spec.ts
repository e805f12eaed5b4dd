import { expect } from '@playwright/test'
import { test } from './demo.ts'
import { signIn } from './people.ts'

test('a reply with a mention appears in another browser at once, and leads to its author @deep', async ({
  page,
  browser,
}) => {
  const here = page
  const there = await (await browser.newContext()).newPage()
  await Promise.all([signIn(here, 'subscriber@stonehunt.test'), signIn(there, 'employee@stonehunt.test')])
  const posts = (await (await here.request.get('/api/posts')).json()) as { id: number; title: string }[]
  const path = `/content/${posts.find(({ title }) => title === 'Inside the crystal field')?.id}`
  const [question, answer] = [`Which mine is that? (${Date.now()})`, `It is the old one (${Date.now()})`]
  const said = await here.request.post(`/api${path.replace('content', 'posts')}/comments`, {
    data: { content: question },
  })
  expect(said.status()).toBe(201)
  const events = here.waitForResponse((response) => response.url().endsWith('/comments/events'))
  await Promise.all([here.goto(path), there.goto(path)])
  await events

  const asked = there.getByRole('listitem').filter({ hasText: question })
  await asked.getByRole('button', { name: /^Reply to/ }).click()
  const box = there.getByRole('textbox', { name: /^Your reply to/ })
  await box.pressSequentially('@hun')
  await there.getByRole('listbox', { name: 'People in this conversation' }).getByRole('option').first().click()
  await expect(box).toHaveValue(/^@Hunter \w{4} $/)
  await box.pressSequentially(answer)
  const sent = there.waitForResponse((response) => response.request().method() === 'POST')
  await there.getByRole('button', { name: 'Post Reply' }).click()
  await sent
  // Without an event, the page asks again after twenty seconds.
  await expect(here.getByText(answer)).toBeVisible({ timeout: 5_000 })

  const reply = here.getByRole('article').filter({ hasText: answer })
  await expect(reply.getByRole('link', { name: /^@Hunter/ })).toHaveAttribute('href', /^\/hunters\/\w+$/)
  await reply.getByRole('link').first().click()
  await expect(here).toHaveURL(/\/hunters\/\w+$/)
  await expect(here.getByText(answer)).toBeVisible()
  await expect(here.getByText('Creator')).toBeVisible()
  await there.context().close()
})
