import { Button, toast, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { call } from '#contracts/call.ts'
import { ALL_NOTICES, type PostNotices } from '#contracts/content/postNotices.ts'
import type { MailingAudience } from '#contracts/outreach/mailings.ts'
import { changePostNotices, emailPost } from '#contracts/routes/outreach/postEmails.ts'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useText } from '../../platform/view/useText.ts'
import { LoadState } from '../../platform/view/LoadState.tsx'
import { MissingList } from './MissingList.tsx'
import { NoticeChoices } from './NoticeChoices.tsx'
import { useMissing, useReach } from './usePublishing.ts'

type PublishFormProps = { id: number; onClose: () => void }

/** Who sees the post, when, and who hears of it. The form behind it saves it, as the button Save does. */
export function PublishForm({ id, onClose }: PublishFormProps) {
  const { savedDocumentData } = useDocumentInfo()
  const { submit } = useForm()
  const t = useText()
  const isForSubscribers = useFormFields(([fields]) => fields['isSubscriberOnly']?.value === true)
  const [isSubscriberOnly, setSubscriberOnly] = useState(isForSubscribers)
  const [isLater, setLater] = useState(false)
  const [at, setAt] = useState('')
  const [audience, setAudience] = useState<MailingAudience | null>(null)
  const [isRunning, setRunning] = useState(false)
  const missing = useMissing(id)
  const { reach, problem, retry } = useReach(id)
  const [chosen, setChosen] = useState<PostNotices | null>(null)
  const notices = chosen ?? reach?.notices ?? ALL_NOTICES
  const isBlocked = missing.some(({ isRequired }) => isRequired)
  const isPreparing = savedDocumentData?.['status'] === 'processing'

  async function publish() {
    setRunning(true)
    // Stored before the post is published, so no unwanted email or notification is sent.
    const unstored = chosen && (await problemOf(call(changePostNotices, { params: { id }, input: chosen })))
    if (unstored) {
      setRunning(false)
      return void toast.error(unstored)
    }
    const answer = await submit({
      overrides: {
        isSubscriberOnly,
        status: isLater ? 'scheduled' : 'published',
        publishAt: isLater ? new Date(at).toISOString() : null,
      },
      disableSuccessStatus: true,
    })
    const failed =
      answer?.res.ok && audience !== null && notices.email
        ? await problemOf(call(emailPost, { params: { id }, input: { audience, joinedWithinDays: 30 } }))
        : null
    setRunning(false)
    // The panel has said why, and marked the field.
    if (!answer?.res.ok) return onClose()
    if (failed !== null) toast.error(t('The post is saved, but not emailed. {problem}', { problem: failed }))
    toast.success(
      isLater
        ? t('The post is scheduled.')
        : t(isPreparing ? 'The post appears once its film is ready.' : 'The post is published.'),
    )
    onClose()
  }

  return (
    <div className="publish-form">
      <MissingList missing={missing} onClose={onClose} />
      <fieldset>
        <legend>{t('Who sees it')}</legend>
        <label>
          <input
            type="radio"
            name="publish-who"
            checked={!isSubscriberOnly}
            onChange={() => setSubscriberOnly(false)}
          />
          {t('Everyone')}
        </label>
        <label>
          <input type="radio" name="publish-who" checked={isSubscriberOnly} onChange={() => setSubscriberOnly(true)} />
          {t('Subscribers. Others see the title, the cover and the text above the members-only divider.')}
        </label>
      </fieldset>
      <fieldset>
        <legend>{t('When')}</legend>
        <label>
          <input type="radio" name="publish-when" checked={!isLater} onChange={() => setLater(false)} />
          {t(isPreparing ? 'As soon as its film is ready' : 'Now')}
        </label>
        <label>
          <input type="radio" name="publish-when" checked={isLater} onChange={() => setLater(true)} />
          {t('Later')}
        </label>
        {isLater && (
          <label>
            {t('Publish at')}
            <input type="datetime-local" value={at} required onChange={({ target }) => setAt(target.value)} />
          </label>
        )}
      </fieldset>
      {reach ? (
        <NoticeChoices
          reach={reach}
          notices={notices}
          onNotices={setChosen}
          audience={audience}
          onAudience={setAudience}
        />
      ) : (
        <LoadState problem={problem} onRetry={retry} />
      )}
      <div className="publish-form__end">
        <Button
          size="large"
          margin={false}
          disabled={isRunning || isBlocked || (isLater && at === '')}
          onClick={() => void publish()}
        >
          {t(isLater ? 'Schedule' : 'Publish')}
        </Button>
        <Button size="large" margin={false} buttonStyle="secondary" onClick={onClose}>
          {t('Not yet')}
        </Button>
      </div>
    </div>
  )
}
