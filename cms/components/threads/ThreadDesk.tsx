import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { may } from '#contracts/platform/roles.ts'
import { answerThread } from '#contracts/routes/community/threads.ts'
import { poolOf } from '#database/poolOf.ts'
import { readThreadFile, type ThreadFile } from '#domain/operations/reports/readThreadFile.ts'
import type { ContactMessage } from '../../../payload-types.ts'
import { HeldMessage } from './HeldMessage.tsx'
import { ThreadActions } from './ThreadActions.tsx'
import { waitingTime } from './waitingTime.ts'

/** What was said, and the form for the answer. */
export async function ThreadDesk({ data, payload, user }: UIFieldServerProps) {
  const thread = await readThreadFile(poolOf(payload), (data as ContactMessage).id)
  const { id, status, name, email, later, savedReplies, waitingSince } = thread
  const isAllowed = may(user, answerThread.access)
  return (
    <section className="thread" aria-label="The conversation">
      <header className="thread__head">
        <h2>{name || email}</h2>
        <p>
          {name && <>{email}. </>}
          {thread.isMember && <strong className="state">Member</strong>}{' '}
          {may(user, 'readMembers') && thread.userId !== null && (
            <Link href={`/cms/collections/users/${thread.userId}`}>See the account</Link>
          )}
        </p>
        {status === 'open' && waitingSince && <p>Waiting for {waitingTime(waitingSince, new Date())}.</p>}
      </header>
      <ol className="thread__messages">
        <li data-kind="theirs">
          <Line who={name || email} at={thread.createdAt} />
          <p>{thread.message}</p>
        </li>
        {later.map((message) => (
          <li key={message.id} data-kind={message.kind}>
            <Line who={whoOf(thread, message)} at={message.at} />
            <p>{message.text}</p>
            {message.droppedFiles > 0 && (
              <small>{count(message.droppedFiles, 'attachment')} left out. Ask for a link instead.</small>
            )}
            {message.kind === 'ours' && <small>{deliveryOf(message)}</small>}
            {message.isHeld && isAllowed && <HeldMessage id={id} message={message.id} sender={message.sender ?? ''} />}
          </li>
        ))}
      </ol>
      {isAllowed && (
        <ThreadActions
          id={id}
          status={status}
          name={name}
          lastSeen={later.at(-1)?.id ?? 0}
          savedReplies={savedReplies}
        />
      )}
    </section>
  )
}

function Line({ who, at }: { who: string; at: Date }) {
  return (
    <div className="thread__line">
      <strong>{who}</strong> <time dateTime={at.toISOString()}>{minutes.format(at)}</time>
    </div>
  )
}

type Later = ThreadFile['later'][number]

function whoOf({ name, email }: ThreadFile, { kind, author, sender }: Later): string {
  if (kind === 'theirs') return sender ?? (name || email)
  return kind === 'note' ? `Note by ${author ?? 'an employee'}` : (author ?? 'You, by email')
}

function deliveryOf({ sentAt, problem }: Later): string {
  if (sentAt) return `Emailed ${minutes.format(sentAt)}`
  return problem ? `Not sent yet, we keep trying: ${problem}` : 'The email is about to be sent'
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`
const minutes = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
