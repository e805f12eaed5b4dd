import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { theme } from '../../../theme.ts'

type Look = 'pill' | 'line'
type FilterChoiceProps = {
  value: string
  chosen: string[]
  look: Look
  onToggle: (value: string) => void
  children: ReactNode
}

export function FilterChoice({ value, chosen, look, onToggle, children }: FilterChoiceProps) {
  return (
    <Choice $look={look}>
      <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
      {children}
    </Choice>
  )
}

export const Legend = styled.legend`
  margin-block-end: ${theme.space[2]};
  padding: 0;
  font-weight: 650;
`
const looks = {
  pill: css`
    justify-content: center;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding-inline: ${theme.space[2]};
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.base};
    background: ${theme.color.surface};

    &:has(:checked) {
      border-color: ${theme.color.text};
      background: ${theme.color.text};
      color: ${theme.color.bg};
    }

    @media (forced-colors: active) {
      &:has(:checked) {
        outline: 2px solid Highlight;
      }
    }
  `,
  line: css`
    gap: ${theme.space[2]};
    min-block-size: 2.25rem;

    &:has(:checked) > span {
      outline: 2px solid ${theme.color.text};
      outline-offset: 2px;
    }
  `,
}
const Choice = styled.label<{ $look: Look }>`
  position: relative;
  display: flex;
  align-items: center;
  max-inline-size: 100%;
  font-size: ${theme.size.sm};
  overflow-wrap: anywhere;
  cursor: pointer;
  ${({ $look }) => looks[$look]}

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:checked) {
    font-weight: 650;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`
