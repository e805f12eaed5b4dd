import type { Browser } from './Browser.ts'
import { sendFromPanel } from './panel.ts'
import type { Site } from './site.ts'

type Answer = { status: number; text: string; problems: string[] }

/** What the owner saves in the panel, with the sentences of a refusal. */
export async function saveInPanel(
  site: Site,
  owner: Browser,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await sendFromPanel(site, owner, method, `/cms/api${path}`, body)
  const text = await answer.text()
  return { status: answer.status, text, problems: problemsIn(text) }
}

type Refusal = { errors?: { message: string; data?: { errors?: { message: string }[] } }[] }

function problemsIn(text: string): string[] {
  const { errors = [] } = JSON.parse(text) as Refusal
  return errors.flatMap(({ message, data }) => data?.errors?.map((one) => one.message) ?? [message])
}
