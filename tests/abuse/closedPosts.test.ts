import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../support/Browser.ts'
import { oneIn, today } from '../support/deep.ts'
import { sendFromPanel } from '../support/panel.ts'
import { signUpEmployee, signUpMember } from '../support/people.ts'
import { publishGallery } from '../support/posts.ts'
import { useSite } from '../support/site.ts'
import { divider, paragraph, story } from '../support/stories.ts'

/** A word of each language that everyone could read until the post was closed. */
const WORDS = ['zirconiumword', 'geheimnisdruse']

const site = useSite({ keepsAnswers: true })
let employee: Browser
let visitors: Browser[]

beforeAll(async () => {
  employee = await signUpEmployee(site)
  visitors = [site.visitor(), await signUpMember(site)]
})

async function inPanel(id: number, fields: object): Promise<void> {
  const answer = await sendFromPanel(site, employee, 'PATCH', `/cms/api/posts/${id}`, fields)
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
}

const [english, german] = [paragraph(`It is ${WORDS[0]}.`), paragraph(`Das ist ${WORDS[1]}.`)]
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

/** Its descriptions are made from its texts. */
async function openPost(): Promise<number> {
  const body = story(paragraph('Before'), english)
  const { id } = await publishGallery(employee, { description: '', body, isSubscriberOnly: false })
  const germanBody = story(paragraph('Vorher'), german)
  await inPanel(id, { germanTitle: 'Titel', germanDescription: '', germanBody })
  return id
}

async function readBy(reader: Browser, id: number): Promise<string[]> {
  const post = [`/api/posts/${id}`, `/api/posts/${id}/related`, `/content/${id}`]
  const lists = ['/api/posts', '/api/posts/page?filter=all', '/content', '/']
  const german = [...post, ...lists].map((address) =>
    address.startsWith('/api/') ? `${address}${address.includes('?') ? '&' : '?'}language=de` : `/de${address}`,
  )
  const elsewhere = ['/feed.xml', '/sitemap.xml', ...WORDS.map((word) => `/api/search?q=${word.slice(0, -1)}`)]
  const found: string[] = []
  for (const address of [...post, ...lists, ...german, ...elsewhere]) {
    const { text } = await reader.get(address)
    if (WORDS.some((word) => text.includes(word))) found.push(address)
  }
  return found
}

describe('the texts of an open post are in no answer, page, list or feed in any language once it', () => {
  const WAYS: Record<string, (id: number) => Promise<unknown>> = {
    'is for members': (id) => inPanel(id, { isSubscriberOnly: true }),
    'is for members, by an API call': (id) => employee.patch(`/api/admin/posts/${id}`, { isSubscriberOnly: true }),
    'has early access': (id) => inPanel(id, { publicAt: tomorrow() }),
    'has a divider above them': (id) =>
      inPanel(id, {
        body: story(paragraph('Before'), divider(), english),
        germanBody: story(paragraph('Vorher'), divider(), german),
      }),
    'is in the trash': (id) => employee.delete(`/api/admin/posts/${id}`),
  }

  it.each(oneIn(3, Object.keys(WAYS), today))('%s', { timeout: 30_000 }, async (way) => {
    const id = await openPost()
    for (const visitor of visitors) expect((await readBy(visitor, id)).length).toBeGreaterThan(8)
    await WAYS[way]?.(id)
    for (const visitor of visitors) expect(await readBy(visitor, id)).toEqual([])
    await employee.delete(`/api/admin/posts/${id}`)
  })
})
