import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'

type PageHeadingProps = {
  children: ReactNode
  /** One or two sentences under the heading. */
  lead?: ReactNode
  /** Buttons to the right. */
  actions?: ReactNode
}

/** The one h1 of a screen. After a navigation it takes the focus, so the new screen is read from its start. */
export function PageHeading({ children, lead, actions }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrivedByLink = useLocation().key !== 'default'

  useEffect(() => {
    if (arrivedByLink) heading.current?.focus({ preventScroll: true })
    // Only when the screen appears: later changes of its address (filters) leave the focus alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <Row>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {children}
        </h1>
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
