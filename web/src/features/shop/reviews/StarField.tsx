import { useId, type Ref } from 'react'
import { styled } from 'styled-components'
import { msg } from '#contracts/shared/msg.ts'
import { theme } from '../../../theme.ts'
import { FieldError } from '../../../ui/Field.tsx'
import { t } from '../../../lib/text.ts'

const WORDS = [msg('Poor'), msg('Fair'), msg('Good'), msg('Very good'), msg('Excellent')]

type StarFieldProps = {
  value: number
  error: string | undefined
  onChange: (stars: number) => void
  /** Receives the focus when no star is chosen. */
  firstRef: Ref<HTMLInputElement>
}

/** Radio buttons, so that arrow keys choose and every star has its name. */
export function StarField({ value, error, onChange, firstRef }: StarFieldProps) {
  const id = useId()
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined} aria-invalid={error ? true : undefined}>
      <legend>{t('Your rating')}</legend>
      <Row>
        {WORDS.map((word, index) => (
          <Star key={word}>
            <input
              ref={index === 0 ? firstRef : undefined}
              type="radio"
              name={id}
              aria-label={t('{count, plural, one {# star} other {# stars}}, {word}', {
                count: index + 1,
                word: t(word).toLowerCase(),
              })}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
            />
            <span aria-hidden="true">★</span>
          </Star>
        ))}
        <Word aria-hidden="true">{t(WORDS[value - 1] ?? '')}</Word>
      </Row>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  )
}

const Group = styled.fieldset`
  min-inline-size: 0;

  legend {
    padding: 0;
    font-weight: 650;
  }
`
const Row = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: calc(-1 * ${theme.space[1]});
`
const Star = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: ${theme.radius.base};
  color: ${theme.color.line};
  font-size: 1.875rem;
  line-height: 1;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  span {
    -webkit-text-stroke: 1px ${theme.color.star};
  }

  /* The chosen star and those before it. */
  &:has(:checked),
  &:has(~ & :checked) {
    color: ${theme.color.star};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
  }
`
const Word = styled.span`
  margin-inline-start: ${theme.space[2]};
  color: ${theme.color.muted};
`
