import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { contactInput, MAX_MESSAGE_CHARACTERS } from '#contracts/contact.ts'
import { ApiError, serverMessage } from '#contracts/ApiError.ts'
import { draftOf } from '../../lib/draft.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useSendMessage } from './queries.ts'

type ContactDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }
type Problems = Partial<Record<'name' | 'email' | 'message' | 'answer', string>>

const EMPTY = { name: '', email: '', message: '' }
const draft = draftOf('contact', EMPTY, 'personal')

/** A message to the people behind the site. Signed-in people are known and write only the message. */
export function ContactDialog({ open, onOpenChange }: ContactDialogProps) {
  const { user } = useVisitor()
  const [words, setWords] = useState(draft.read)
  const [problems, setProblems] = useState<Problems>({})
  const send = useSendMessage()
  const form = useRef<HTMLFormElement>(null)

  function handleOpenChange(next: boolean) {
    onOpenChange(next)
    if (send.isSuccess) {
      setWords(EMPTY)
      send.reset()
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const { name, email, message } = words
    const given = user ? { message } : { ...(name.trim() && { name }), email, message }
    const { data, error } = contactInput.safeParse(given)
    const found = Object.fromEntries(error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [])
    setProblems(found)
    if (!data) {
      form.current?.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
      return
    }
    runMutation(send, data, {
      onSuccess: draft.forget,
      onError: (failure) =>
        setProblems({
          ...(failure instanceof ApiError && failure.fieldErrors),
          answer: serverMessage(failure, 'The message could not be sent. Please try again.'),
        }),
    })
  }

  const change = (field: keyof typeof EMPTY) => (event: { target: { value: string } }) => {
    const next = { ...words, [field]: event.target.value }
    setWords(next)
    draft.keep(next)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      title="Contact us"
      description={user?.isSubscriber ? 'Subscribers are answered first.' : 'We answer by email, subscribers first.'}
    >
      {send.isSuccess ? (
        <Notice tone="good" role="status" title="Your message is on its way.">
          We answer to {user?.email ?? words.email}.
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
              <Field label="Name" necessity="optional" error={problems.name}>
                {(aria) => (
                  <Input {...aria} name="name" autoComplete="name" value={words.name} onChange={change('name')} />
                )}
              </Field>
              <Field label="Email" necessity="required" error={problems.email}>
                {(aria) => (
                  <Input
                    {...aria}
                    name="email"
                    type="email"
                    autoComplete="email"
                    value={words.email}
                    onChange={change('email')}
                  />
                )}
              </Field>
            </>
          )}
          <Field label="Message" necessity="required" error={problems.message}>
            {(aria) => (
              <Textarea
                {...aria}
                name="message"
                maxLength={MAX_MESSAGE_CHARACTERS}
                value={words.message}
                onChange={change('message')}
              />
            )}
          </Field>
          <Button type="submit" pending={send.isPending}>
            Send message
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
