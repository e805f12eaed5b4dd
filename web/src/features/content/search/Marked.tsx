import { Fragment } from 'react'
import { styled } from 'styled-components'
import type { MarkedText } from '#contracts/content/search.ts'
import { theme } from '../../../theme.ts'

/** A text with its matches marked. */
export function Marked({ children: { text, marks } }: { children: MarkedText }) {
  return (
    <>
      {marks.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <Mark>{text.slice(from, to)}</Mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}

const Mark = styled.mark`
  border-radius: 2px;
  background: ${theme.color.pyriteSoft};
  color: ${theme.color.text};
  font-weight: 650;
  box-shadow: 0 0 0 0.12em ${theme.color.pyriteSoft};
`
