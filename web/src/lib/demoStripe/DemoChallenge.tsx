import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { t } from '../text.ts'
import { theme } from '../../theme.ts'
import type { ChallengeOutcome } from './demoCard.ts'

export function DemoChallenge({ onAnswer }: { onAnswer: (outcome: ChallengeOutcome) => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box role="group" aria-labelledby="demo-challenge-title">
      <Title ref={heading} id="demo-challenge-title" tabIndex={-1}>
        {t('3-D Secure')}
      </Title>
      <p>{t('Demo: your bank would ask you to confirm here. Choose the outcome.')}</p>
      <Row>
        <Choice type="button" onClick={() => onAnswer('authenticate')}>
          {t('Complete')}
        </Choice>
        <Choice type="button" onClick={() => onAnswer('fail')}>
          {t('Fail')}
        </Choice>
      </Row>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  border: 1px dashed ${theme.color.pyrite};
  border-radius: ${theme.radius.base};
`
const Title = styled.h3`
  font-size: ${theme.size.h4};
`
const Row = styled.div`
  display: flex;
  gap: ${theme.space[3]};
`
const Choice = styled.button`
  min-block-size: 2.75rem;
  padding-inline: ${theme.space[5]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.base};
  background: ${theme.color.surface};
  font-weight: 650;
  cursor: pointer;
`
