import type { PostNotices } from '#contracts/content/postNotices.ts'
import type { MailingAudience } from '#contracts/outreach/mailings.ts'
import { mailingText, peopleIn } from '../mailings/mailingText.ts'
import { pushText } from './reachText.ts'
import type { Reach } from './usePublishing.ts'

type NoticeChoicesProps = {
  reach: Reach
  notices: PostNotices
  onNotices: (notices: PostNotices) => void
  /** The people who are emailed at once; null for nobody. */
  audience: MailingAudience | null
  onAudience: (audience: MailingAudience | null) => void
}

const AUDIENCES: [MailingAudience, string][] = [
  ['everyone', 'Everyone who wants emails about such posts'],
  ['members', 'Only members'],
  ['free', 'Only people without a membership'],
]

/** A checkbox each for emails and notifications about a post. Unchecked, nobody gets the post that way, now or later. */
export function NoticeChoices({ reach, notices, onNotices, audience, onAudience }: NoticeChoicesProps) {
  const { sent, audiences } = reach.email
  return (
    <>
      <fieldset>
        <legend>Email</legend>
        {sent?.isStarted ? (
          <p>{mailingText(sent, false)}</p>
        ) : (
          <>
            <label>
              <input
                type="checkbox"
                checked={notices.email}
                onChange={({ target }) => onNotices({ ...notices, email: target.checked })}
              />
              Email people about this post
            </label>
            {!notices.email && (
              <p>{`No one is emailed about this post, weekly readers neither.${sent ? ' What was planned is canceled.' : ''}`}</p>
            )}
            {notices.email && sent && <p>{mailingText(sent, false)}</p>}
            {notices.email && !sent && (
              <div className="publish-form__inner" role="group" aria-label="Who is emailed at once">
                {AUDIENCES.map(([value, label]) => (
                  <label key={value}>
                    <input
                      type="radio"
                      name="publish-email"
                      checked={audience === value}
                      disabled={audiences[value] === 0}
                      onChange={() => onAudience(value)}
                    />
                    {label}: {peopleIn(audiences[value])}
                  </label>
                ))}
                <label>
                  <input
                    type="radio"
                    name="publish-email"
                    checked={audience === null}
                    onChange={() => onAudience(null)}
                  />
                  No one at once. Weekly readers get it on Monday.
                </label>
              </div>
            )}
          </>
        )}
      </fieldset>
      <fieldset>
        <legend>Notifications</legend>
        <label>
          <input
            type="checkbox"
            checked={notices.push}
            onChange={({ target }) => onNotices({ ...notices, push: target.checked })}
          />
          Send notifications about this post
        </label>
        <p>{notices.push ? pushText(reach.push) : 'No one gets a notification about this post.'}</p>
      </fieldset>
    </>
  )
}
