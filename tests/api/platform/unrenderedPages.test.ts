import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyWeb } from '../../support/emptyWeb.ts'
import { type App, startSecondApp } from '../../support/secondApp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let app: App
let isRendering = false
let renders = 0

beforeAll(async () => {
  const renderApp = () => {
    renders += 1
    return Promise.resolve({ html: `<head></head>${isRendering ? 'a whole screen' : ''}`, isRendered: isRendering })
  }
  app = await startSecondApp(site, { keepsAnswers: true, web: { ...emptyWeb, renderApp } })
})
afterAll(() => app.close())

it('a page that could not be rendered in time is sent once and not kept', async () => {
  const visit = async () => (await fetch(`${app.url}/shop`)).text()
  expect(await visit()).not.toContain('a whole screen')
  isRendering = true
  expect(await visit()).toContain('a whole screen')
  // The feed's first notices cause loads of their own.
  const rendersOfVisit = async () => {
    const before = renders
    expect(await visit()).toContain('a whole screen')
    return renders - before
  }
  await expect.poll(rendersOfVisit).toBe(0)
})
