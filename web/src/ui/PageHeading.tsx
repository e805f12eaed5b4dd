import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { FocusedHeading } from './FocusedHeading.tsx'

type PageHeadingProps = {
  children: ReactNode
  /** Of the heading, if it isn’t the page’s. */
  lang?: string | undefined
  lead?: ReactNode
  actions?: ReactNode
  focused?: boolean
}

export function PageHeading({ children, lang, lead, actions, focused = false }: PageHeadingProps) {
  return (
    <Row>
      <div>
        <FocusedHeading lang={lang} always={focused}>
          {children}
        </FocusedHeading>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-block-end: ${theme.space[6]};
`
const Lead = styled.p`
  max-inline-size: 60ch;
  margin-block-start: ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.size.lg};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
