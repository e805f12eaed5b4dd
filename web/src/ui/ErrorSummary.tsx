import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { t } from '../lib/text.ts'

type ErrorSummaryProps = {
  problems: { name: string; message: string }[]
  /** Changes with each submit, so that the summary takes the focus again. */
  attempt: number
  onSelect: (name: string) => void
}

export function ErrorSummary({ problems, attempt, onSelect }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [attempt])

  return (
    <Box ref={box} role="alert" tabIndex={-1} aria-labelledby="error-summary-title">
      <Title id="error-summary-title">{t('There is a problem')}</Title>
      <ul>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <Jump type="button" onClick={() => onSelect(name)}>
              {message}
            </Jump>
          </li>
        ))}
      </ul>
    </Box>
  )
}

const Box = styled.div`
  padding: ${theme.space[4]} ${theme.space[5]};
  border: 2px solid ${theme.color.garnet};
  ${theme.cleave.medium}
  background: ${theme.color.surface};

  ul {
    margin-block-start: ${theme.space[2]};
    padding-inline-start: 1.2rem;
  }
`
const Title = styled.h2`
  font-size: ${theme.size.h4};
`
const Jump = styled.button`
  min-block-size: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.garnet};
  font-weight: 650;
  text-align: start;
  text-decoration: underline;
  cursor: pointer;
`
