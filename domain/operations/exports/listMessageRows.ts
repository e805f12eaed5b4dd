import type { ThreadMessageKind } from '#contracts/community/threads.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { yesNo } from '../reports/cells.ts'
import type { Columns } from '#domain/platform/csv.ts'
import { readInPages } from '../reports/readInPages.ts'

type Thread = { id: number; email: string; name: string | null; isMember: boolean; status: string }
type Message = { at: Date; kind: ThreadMessageKind; text: string; employee: string | null; sender: string | null }
type LaterMessage = Message & { threadId: number }
type MessageRow = Omit<Thread, 'id'> & Message & { threadId: number }

/** A conversation after the other, each from its first message on. */
export async function* listMessageRows({ pool }: { pool: Database }): AsyncGenerator<MessageRow> {
  for await (const { id, first, firstAt, later, ...thread } of listThreads(pool)) {
    yield { ...thread, threadId: id, at: firstAt, kind: 'theirs', text: first, employee: null, sender: null }
    for (const message of later) yield { ...thread, ...message }
  }
}

const listThreads = (database: Database) =>
  readInPages(async (after, limit) => {
    const threads = await rows(
      database,
      sql<Thread & { first: string; firstAt: Date }>`
        select id, email, name, is_member as "isMember", status::text as status, message as first, created_at as "firstAt"
        from contact_messages where id > ${after} order by id limit ${limit}`,
    )
    const found = new Map(threads.map((thread) => [thread.id, { ...thread, later: [] as LaterMessage[] }]))
    for (const message of await findMessages(database, [...found.keys()]))
      found.get(message.threadId)?.later.push(message)
    return [...found.values()]
  })

const findMessages = (database: Database, threadIds: number[]) =>
  rows(
    database,
    sql<LaterMessage>`
      select m.thread_id as "threadId", m.created_at as at, m.kind, m.text, u.email as employee, m.sender
      from thread_messages m left join users u on u.id = m.author_id and m.kind <> 'theirs'
      where m.thread_id = any(${threadIds}::int[]) order by m.id`,
  )

export const messageColumns: Columns<MessageRow> = [
  { title: 'Conversation', value: ({ threadId }) => threadId },
  { title: 'With', value: ({ email }) => email },
  { title: 'Name', value: ({ name }) => name },
  { title: 'Member', value: ({ isMember }) => yesNo(isMember) },
  { title: 'State', value: ({ status }) => status },
  { title: 'Written', value: ({ at }) => at },
  { title: 'Kind', value: ({ kind }) => kind },
  { title: 'Employee', value: ({ employee }) => employee },
  { title: 'From another address', value: ({ sender }) => sender },
  { title: 'Text', value: ({ text }) => text },
]
