import { beforeAll, beforeEach, expect } from 'vitest'
import type { Browser } from './Browser.ts'
import { whoIs } from './members.ts'
import { sendFromPanel, uploadInPanel } from './panel.ts'
import { confirmPassword, signUpEmployee } from './people.ts'
import type { Site } from './site.ts'
import { smallPicture } from './uploads.ts'

type Person = Browser & { email: string }
type Detail = { field: string; before: string | null; after: string | null }

export type Entry = {
  id: number
  employee_id: number
  what: string
  kind: string
  subject: string | null
  subject_id: string | null
  details: Detail[] | null
  about_id: number | null
  request_id: string | null
}

type AtWork = { employee: Person; employeeId: number; images: { media: number }[] }

/** Available from `beforeAll` on, so read `auditLog.employee` late instead of destructuring it. */
export function useAuditLog(site: Site) {
  const atWork = {} as AtWork
  let postId = 0
  let seen = 0

  beforeAll(async () => {
    const employee = await signUpEmployee(site)
    await confirmPassword(employee)
    const images = [{ media: (await uploadInPanel(site, employee, await smallPicture())).id }]
    Object.assign(atWork, { employee, employeeId: (await whoIs(employee)).id, images })
    postId = await newPost()
  })

  /** Since the last call. */
  async function news(): Promise<Entry[]> {
    const { rows } = await site.pool.query<Entry>('select * from employee_changes where id > $1 order by id', [seen])
    seen = rows.at(-1)?.id ?? seen
    return rows
  }
  beforeEach(async () => void (await news()))

  async function panel<Doc>(method: string, path: string, body?: object) {
    const answer = await sendFromPanel(site, atWork.employee, method, `/cms/api${path}`, body)
    const json = (await answer.json()) as { doc: Doc }
    expect(answer.ok, JSON.stringify(json)).toBe(true)
    return { doc: json.doc, requestId: answer.headers.get('x-request-id') }
  }

  async function newPost(fields: object = {}): Promise<number> {
    const post = { title: 'A ridge', type: 'gallery', images: atWork.images, ...fields }
    return (await panel<{ id: number }>('POST', '/posts', post)).doc.id
  }

  async function commentOf(person: Person, content: string): Promise<number> {
    const { rows } = await site.pool.query<{ id: number }>(
      `insert into comments (content, post_id, author_id, status)
       select $1, $2, id, 'pending' from users where email = $3 returning id`,
      [content, postId, person.email],
    )
    return rows[0]?.id ?? 0
  }

  return Object.assign(atWork, { news, panel, newPost, commentOf })
}
