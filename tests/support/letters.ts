import { expect } from 'vitest'
import type { Story } from '#contracts/content/story.ts'
import type { Browser } from './Browser.ts'
import { sendFromPanel } from './panel.ts'
import type { Site } from './site.ts'

type Letter = { id: number; state: string }

/** As the panel saves it. */
export async function saveLetter(
  site: Site,
  employee: Browser,
  fields: { subject: string; body: Story; preheader?: string },
  id?: number,
) {
  const address = `/cms/api/letters${id === undefined ? '' : `/${id}`}`
  const answer = await sendFromPanel(site, employee, id === undefined ? 'POST' : 'PATCH', address, fields)
  return { status: answer.status, json: (await answer.json()) as { doc: Letter; errors?: unknown } }
}

export async function writeLetter(
  site: Site,
  employee: Browser,
  fields: { subject: string; body: Story; preheader?: string },
): Promise<number> {
  const { status, json } = await saveLetter(site, employee, fields)
  expect(status, JSON.stringify(json)).toBe(201)
  return json.doc.id
}
