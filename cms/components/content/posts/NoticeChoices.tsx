import { useTranslation } from '@payloadcms/ui'
import type { PostNotices } from '#contracts/content/postNotices.ts'
import type { MailingAudience } from '#contracts/outreach/mailings.ts'
import { mailingText, peopleIn } from '../../outreach/mailings/mailingText.ts'
import { msg, textIn } from '../../platform/view/textIn.ts'
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
  ['everyone', msg('Everyone who wants emails about such posts')],
  ['members', msg('Only members')],
  ['free', msg('Only people without a membership')],
]

/** A checkbox each for emails and notifications about a post. Unchecked, nobody gets the post that way, now or later. */
export function NoticeChoices({ reach, notices, onNotices, audience, onAudience }: NoticeChoicesProps) {
  const { language } = useTranslation().i18n
  const t = textIn(language)
  const { sent, audiences } = reach.email
  return (
    <>
      <fieldset>
        <legend>{t('Email')}</legend>
        {sent?.isStarted ? (
          <p>{mailingText(sent, false, language)}</p>
        ) : (
          <>
            <label>
              <input
                type="checkbox"
                checked={notices.email}
                onChange={({ target }) => onNotices({ ...notices, email: target.checked })}
              />
              {t('Email people about this post')}
            </label>
            {!notices.email && (
              <p>
                {t('No one is emailed about this post, weekly readers neither.')}
                {sent && ` ${t('What was planned is canceled.')}`}
              </p>
            )}
            {notices.email && sent && <p>{mailingText(sent, false, language)}</p>}
            {notices.email && !sent && (
              <div className="publish-form__inner" role="group" aria-label={t('Who is emailed at once')}>
                {AUDIENCES.map(([value, label]) => (
                  <label key={value}>
                    <input
                      type="radio"
                      name="publish-email"
                      checked={audience === value}
                      disabled={audiences[value] === 0}
                      onChange={() => onAudience(value)}
                    />
                    {t(label)}: {peopleIn(audiences[value], t)}
                  </label>
                ))}
                <label>
                  <input
                    type="radio"
                    name="publish-email"
                    checked={audience === null}
                    onChange={() => onAudience(null)}
                  />
                  {t('No one at once. Weekly readers get it on Monday.')}
                </label>
              </div>
            )}
          </>
        )}
      </fieldset>
      <fieldset>
        <legend>{t('Notifications')}</legend>
        <label>
          <input
            type="checkbox"
            checked={notices.push}
            onChange={({ target }) => onNotices({ ...notices, push: target.checked })}
          />
          {t('Send notifications about this post')}
        </label>
        <p>{notices.push ? pushText(reach.push, t) : t('No one gets a notification about this post.')}</p>
      </fieldset>
    </>
  )
}
