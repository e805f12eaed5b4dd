import { useEffect, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/ApiError.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { useApplyCode } from './queries.ts'

type PromoCodeFormProps = { isLocked: boolean; onApplied: () => Promise<unknown> }

export function PromoCodeForm({ isLocked, onApplied }: PromoCodeFormProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const apply = useApplyCode()

  // The button that opened the form is gone.
  useEffect(() => input.current?.focus(), [])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (apply.isPending) return
    const code = text.trim()
    if (!code) return refuse('Please enter a code')
    setProblem(undefined)
    apply.mutate(code, {
      onSuccess: () => void onApplied(),
      onError: (error) => refuse(serverMessage(error, 'The code could not be checked. Please try again.')),
    })
  }

  function refuse(message: string) {
    setProblem(message)
    input.current?.focus()
  }

  return (
    <form onSubmit={handleSubmit} noValidate aria-label="Promo code">
      <Field label="Promo code" error={problem}>
        {(aria) => (
          <Row>
            <Input
              {...aria}
              ref={input}
              value={text}
              onChange={({ target }) => setText(target.value)}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Button type="submit" tone="outline" pending={apply.isPending} disabled={isLocked}>
              Apply
            </Button>
          </Row>
        )}
      </Field>
    </form>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};

  input {
    text-transform: uppercase;
  }
`
