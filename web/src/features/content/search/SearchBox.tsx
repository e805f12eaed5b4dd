import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { t } from '../../../lib/text.ts'

type SearchBoxProps = ComponentProps<'input'> & {
  isBusy?: boolean
  /** Leaves the search where there is no Escape key. */
  cancel: ReactNode
}

export function SearchBox({ isBusy = false, cancel, ...input }: SearchBoxProps) {
  return (
    <Row>
      {isBusy ? <Spinner /> : <Search size={20} aria-hidden="true" />}
      <Field {...input} type="text" inputMode="search" enterKeyHint="search" autoComplete="off" spellCheck={false} />
      <Key aria-hidden="true">{t('Esc')}</Key>
      <Cancel>{cancel}</Cancel>
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 1.25rem 1fr auto;
  align-items: center;
  gap: ${theme.space[3]};
  padding-inline: ${theme.space[4]};
  border-block-end: 1px solid ${theme.color.line};
  color: ${theme.color.muted};
  font-size: 1.25rem;

  &:focus-within {
    border-block-end-color: ${theme.color.carnelian};
    box-shadow: 0 1px 0 ${theme.color.carnelian};
  }
`
const Field = styled.input`
  min-inline-size: 0;
  min-block-size: 3.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.text};
  font-size: ${theme.size.lg};
  outline: none;
`
const Key = styled.kbd`
  padding: 0.15em 0.5em;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.tag};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};

  @media (hover: none) {
    display: none;
  }

  ${theme.below.tablet} {
    display: none;
  }
`
const Cancel = styled.span`
  ${theme.from.tablet} {
    @media (hover: hover) {
      display: none;
    }
  }
`
