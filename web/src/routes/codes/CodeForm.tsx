import { useEffect, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { useApplyGiftCard } from '../../features/shop/giftCards/queries.ts'
import { useApplyCode } from '../../features/shop/promoCodes/queries.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeInput } from '../../ui/CodeInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { t } from '../../lib/text.ts'

type CodeFormProps = { isLocked: boolean; onApplied: () => Promise<unknown> }

/** One field for both: the codes of gift cards begin with GIFT, and no promo code does. */
export function CodeForm({ isLocked, onApplied }: CodeFormProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const promoCode = useApplyCode()
  const giftCard = useApplyGiftCard()
  const isPending = promoCode.isPending || giftCard.isPending

  // The button that opened the form is gone.
  useEffect(() => input.current?.focus(), [])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const code = text.trim()
    if (!code) return refuse(t('Please enter a code'))
    setProblem(undefined)
    const apply = /^gift[\s-]*/i.test(code) ? giftCard : promoCode
    apply.mutate(code, { onSuccess: () => void onApplied(), onError: (error) => refuse(sentenceOf(error)) })
  }

  function refuse(message: string) {
    setProblem(message)
    input.current?.focus()
  }

  return (
    <form onSubmit={handleSubmit} noValidate aria-label={t('Promo code or gift card')}>
      <Field label={t('Promo code or gift card')} error={problem}>
        {(aria) => (
          <Row>
            <CodeInput
              {...aria}
              ref={input}
              value={text}
              onChange={({ target }) => setText(target.value)}
              maxLength={60}
            />
            <Button type="submit" tone="outline" pending={isPending} disabled={isLocked}>
              {t('Apply')}
            </Button>
          </Row>
        )}
      </Field>
    </form>
  )
}

function sentenceOf(error: Error): string {
  const field = error instanceof ApiError ? error.fieldErrors['code'] : undefined
  return field ?? serverMessage(error, t('The code could not be checked. Please try again.'))
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};

  input {
    text-transform: uppercase;
  }
`
