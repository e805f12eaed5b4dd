import { useEffect, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeInput } from '../../../ui/CodeInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import type { Offer } from './useOffer.ts'
import { t } from '../../../lib/text.ts'

type OfferCodeProps = { offer: Offer; isLocked: boolean }

/** The code in use, or a field for one. */
export function OfferCode({ offer, isLocked }: OfferCodeProps) {
  const { found, code, isLoading, remove } = offer
  if (isLoading) return <p role="status">{t('Checking {code}…', { code: code?.toUpperCase() ?? '' })}</p>
  if (found)
    return (
      <Applied>
        <p role="status">
          <strong>{found.code}</strong>: {found.label}
        </p>
        <Button tone="quiet" size="compact" onClick={remove} disabled={isLocked}>
          {t('Remove')}
        </Button>
      </Applied>
    )
  return isLocked ? null : <CodeForm offer={offer} key={code} />
}

function CodeForm({ offer: { code, problem, enter, remove } }: { offer: Offer }) {
  const [text, setText] = useState(code ?? '')
  const [missing, setMissing] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  // The button that opened the form is gone.
  useEffect(() => input.current?.focus(), [])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const typed = text.trim()
    if (typed) return enter(typed.toUpperCase())
    setMissing(t('Please enter a code'))
    input.current?.focus()
  }

  return (
    <form onSubmit={handleSubmit} noValidate aria-label={t('Code of an offer')}>
      <Field label={t('Code')} error={missing ?? problem ?? undefined}>
        {(aria) => (
          <Row>
            <CodeInput
              {...aria}
              ref={input}
              value={text}
              onChange={({ target }) => setText(target.value)}
              maxLength={40}
            />
            <Button type="submit" tone="outline">
              {t('Apply')}
            </Button>
          </Row>
        )}
      </Field>
      {problem && (
        <Button tone="quiet" size="compact" onClick={remove}>
          {t('Continue without a code')}
        </Button>
      )}
    </form>
  )
}

const Applied = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
  justify-content: space-between;
`
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};

  input {
    text-transform: uppercase;
  }
`
