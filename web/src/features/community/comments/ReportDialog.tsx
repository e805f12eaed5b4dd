import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import type { Comment, Report } from '#contracts/community/comments.ts'
import { msg } from '#contracts/shared/msg.ts'
import type { Post } from '#contracts/content/posts.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Select, Textarea } from '../../../ui/Input.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useReportComment } from './queries.ts'

type ReportDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onSent: () => void
  commentId: Comment['id']
  postId: Post['id']
  author: string
  initialReason?: Report['reason']
}

const REASONS = [
  ['unkind', msg('It is unkind or harassing')],
  ['spam', msg('It is spam or advertising')],
  ['off-topic', msg('It doesn’t belong here')],
  ['profile', msg('The name or the picture')],
  ['other', msg('Something else')],
] as const satisfies (readonly [Report['reason'], string])[]

export function ReportDialog({
  open,
  onOpenChange,
  onSent,
  commentId,
  postId,
  author,
  initialReason = 'unkind',
}: ReportDialogProps) {
  const [reason, setReason] = useState<Report['reason']>(initialReason)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const report = useReportComment(postId)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    runMutation(
      report,
      { id: commentId, reason, ...(note.trim() && { note: note.trim() }) },
      {
        onSuccess: () => {
          onSent()
          showToast({ title: t('Reported'), description: t('Thank you. We’ll review it.') })
        },
        onError: (error) =>
          handleSessionExpired(error) || setProblem(serverMessage(error, t('That didn’t work. Please try again.'))),
      },
    )
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Report the comment by {author}', { author })}>
      <Form onSubmit={handleSubmit}>
        {problem && (
          <Notice tone="bad" role="alert">
            {problem}
          </Notice>
        )}
        <Field label={t('What is wrong with it?')}>
          {(aria) => (
            <Select {...aria} value={reason} onChange={(event) => setReason(event.target.value as Report['reason'])}>
              {REASONS.map(([value, label]) => (
                <option key={value} value={value}>
                  {t(label)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('Anything else we should know? (optional)')}>
          {(aria) => (
            <Textarea {...aria} value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
        <Button type="submit" pending={report.isPending}>
          {t('Send report')}
        </Button>
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;

  > * {
    inline-size: 100%;
  }

  > button {
    inline-size: auto;
  }
`
