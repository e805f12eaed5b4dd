import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { contactInput } from '#contracts/community/contact.ts'
import { MAX_MESSAGE_CHARACTERS } from '#contracts/shared/textLimits.ts'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { MAX_EMAIL, MAX_FULL_NAME } from '#contracts/shared/textLimits.ts'
import { draftOf } from '../../../lib/draft.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { issueTexts } from '../../../lib/issueTexts.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useSendMessage } from './queries.ts'

type ContactDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }
type Problems = Partial<Record<'name' | 'email' | 'message' | 'answer', string>>

const EMPTY = { name: '', email: '', message: '' }
const draft = draftOf('contact', EMPTY, 'personal')

export function ContactDialog({ open, onOpenChange }: ContactDialogProps) {
  const { user } = useVisitor()
  const [values, setValues] = useState(draft.read)
  const [problems, setProblems] = useState<Problems>({})
  const send = useSendMessage()
  const form = useRef<HTMLFormElement>(null)

  function handleOpenChange(next: boolean) {
    onOpenChange(next)
    if (send.isSuccess) {
      setValues(EMPTY)
      send.reset()
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const { name, email, message } = values
    const given = user ? { message } : { ...(name.trim() && { name }), email, message }
    const { data, error } = contactInput.safeParse(given)
    const found = issueTexts(error?.issues)
    setProblems(found)
    if (!data) {
      form.current?.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
      return
    }
    runMutation(send, data, {
      onSuccess: draft.clear,
      onError: (failure) =>
        setProblems({
          ...(failure instanceof ApiError && failure.fieldErrors),
          answer: serverMessage(failure, t('We couldn’t send your message. Please try again.')),
        }),
    })
  }

  const change = (field: keyof typeof EMPTY) => (event: { target: { value: string } }) => {
    const next = { ...values, [field]: event.target.value }
    setValues(next)
    draft.save(next)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      title={t('Contact us')}
      description={
        user?.isSubscriber ? t('Subscribers are answered first.') : t('We answer by email, subscribers first.')
      }
    >
      {send.isSuccess ? (
        <Notice tone="good" role="status" title={t('Your message was sent.')}>
          {t('We’ll reply to {email}.', { email: user?.email ?? values.email })}
        </Notice>
      ) : (
        <Form ref={form} onSubmit={handleSubmit} noValidate>
          {problems.answer && (
            <Notice tone="bad" role="alert">
              {problems.answer}
            </Notice>
          )}
          {!user && (
            <>
              <Field label={t('Name')} necessity="optional" error={problems.name}>
                {(aria) => (
                  <Input
                    {...aria}
                    name="name"
                    autoComplete="name"
                    value={values.name}
                    maxLength={MAX_FULL_NAME}
                    onChange={change('name')}
                  />
                )}
              </Field>
              <Field label={t('Email')} necessity="required" error={problems.email}>
                {(aria) => (
                  <Input
                    {...aria}
                    name="email"
                    type="email"
                    autoComplete="email"
                    value={values.email}
                    maxLength={MAX_EMAIL}
                    onChange={change('email')}
                  />
                )}
              </Field>
            </>
          )}
          <Field label={t('Message')} necessity="required" error={problems.message}>
            {(aria) => (
              <Textarea
                {...aria}
                name="message"
                maxLength={MAX_MESSAGE_CHARACTERS}
                value={values.message}
                onChange={change('message')}
              />
            )}
          </Field>
          <Button type="submit" pending={send.isPending}>
            {t('Send message')}
          </Button>
        </Form>
      )}
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`
