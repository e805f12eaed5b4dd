import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { may } from '#contracts/platform/roles.ts'
import { answerThread } from '#contracts/routes/community/threads.ts'
import { poolOf } from '#database/poolOf.ts'
import { readThreadFile, type ThreadFile } from '#domain/operations/reports/readThreadFile.ts'
import type { ContactMessage } from '../../../../payload-types.ts'
import { type Formats, formatsIn } from '../../platform/view/formats.ts'
import { HeldMessage } from './HeldMessage.tsx'
import { ThreadActions } from './ThreadActions.tsx'
import { waitingTime } from './waitingTime.ts'

/** What was said, and the form for the answer. */
export async function ThreadDesk({ data, payload, user, i18n }: UIFieldServerProps) {
  const thread = await readThreadFile(poolOf(payload), (data as ContactMessage).id)
  const { id, status, name, email, later, savedReplies, waitingSince } = thread
  const words = formatsIn(i18n.language)
  const { t, minute } = words
  const isAllowed = may(user, answerThread.access)
  return (
    <section className="thread" aria-label={t('The conversation')}>
      <header className="thread__head">
        <h2>{name || email}</h2>
        <p>
          {name && <>{email}. </>}
          {thread.isMember && <strong className="state">{t('Subscriber')}</strong>}{' '}
          {may(user, 'readMembers') && thread.userId !== null && (
            <Link href={`/cms/collections/users/${thread.userId}`}>{t('See the account')}</Link>
          )}
        </p>
        {status === 'open' && waitingSince && (
          <p>{t('Waiting for {time}.', { time: waitingTime(waitingSince, new Date(), t) })}</p>
        )}
      </header>
      <ol className="thread__messages">
        <li data-kind="theirs">
          <Line who={name || email} at={thread.createdAt} minute={minute} />
          <p>{thread.message}</p>
        </li>
        {later.map((message) => (
          <li key={message.id} data-kind={message.kind}>
            <Line who={whoOf(thread, message, words)} at={message.at} minute={minute} />
            <p>{message.text}</p>
            {message.droppedFiles > 0 && (
              <small>
                {t(
                  message.droppedFiles === 1
                    ? '{count} attachment left out. Ask for a link instead.'
                    : '{count} attachments left out. Ask for a link instead.',
                  { count: message.droppedFiles },
                )}
              </small>
            )}
            {message.kind === 'ours' && <small>{deliveryOf(message, words)}</small>}
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

type LineProps = { who: string; at: Date } & Pick<Formats, 'minute'>

function Line({ who, at, minute }: LineProps) {
  return (
    <div className="thread__line">
      <strong>{who}</strong> <time dateTime={at.toISOString()}>{minute(at)}</time>
    </div>
  )
}

type Later = ThreadFile['later'][number]

function whoOf({ name, email }: ThreadFile, { kind, author, sender }: Later, { t }: Formats): string {
  if (kind === 'theirs') return sender ?? (name || email)
  if (kind === 'note') return author ? t('Note by {name}', { name: author }) : t('Note by an employee')
  return author ?? t('You, by email')
}

function deliveryOf({ sentAt, problem }: Later, { t, minute }: Formats): string {
  if (sentAt) return t('Emailed {at}', { at: minute(sentAt) })
  return problem ? t('Not sent yet, we keep trying: {problem}', { problem }) : t('The email is about to be sent')
}
