import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { t } from '../text.ts'
import { theme } from '../../theme.ts'
import { TEST_CARDS, type DemoCardStore } from './demoCard.ts'
import { DemoChallenge } from './DemoChallenge.tsx'

export function DemoCardForm({ card: store }: { card: DemoCardStore }) {
  const { card, answerChallenge } = useSyncExternalStore(store.subscribe, store.read)
  if (answerChallenge) return <DemoChallenge onAnswer={answerChallenge} />
  return (
    <Box role="group" aria-labelledby="demo-payment-title">
      <Title id="demo-payment-title">{t('Demo payment: no card is charged. Don’t enter a real card number.')}</Title>
      <Outcomes role="group" aria-label={t('Test outcome')}>
        {TEST_CARDS.map(({ label, number }) => (
          <Outcome
            key={label}
            type="button"
            aria-pressed={card.number === number}
            onClick={() => store.changeCard({ number })}
          >
            {t(label)}
          </Outcome>
        ))}
      </Outcomes>
      <Label>
        {t('Test card number')}
        <Control
          inputMode="numeric"
          autoComplete="off"
          value={card.number}
          onChange={(event) => store.changeCard({ number: event.target.value })}
        />
      </Label>
      <Pair>
        <Label>
          {t('Expiry (MM/YY)')}
          <Control
            inputMode="numeric"
            autoComplete="off"
            value={card.expiry}
            onChange={(event) => store.changeCard({ expiry: event.target.value })}
          />
        </Label>
        <Label>
          {t('CVC')}
          <Control
            inputMode="numeric"
            autoComplete="off"
            value={card.cvc}
            onChange={(event) => store.changeCard({ cvc: event.target.value })}
          />
        </Label>
      </Pair>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
  border: 1px dashed ${theme.color.pyrite};
  border-radius: ${theme.radius.base};
`
const Title = styled.p`
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.tag};
  background: ${theme.color.pyriteSoft};
  color: ${theme.color.pyrite};
  font-weight: 650;
`
const Outcomes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
const Outcome = styled.button`
  min-block-size: 2.75rem;
  padding-inline: ${theme.space[4]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.base};
  background: none;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: ${theme.color.text};
    box-shadow: inset 0 -3px ${theme.color.carnelian};
    font-weight: 650;
  }
`
const Label = styled.label`
  display: grid;
  gap: ${theme.space[1]};
  font-weight: 650;
`
const Control = styled.input`
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.base};
  background: ${theme.color.surface};
  font: 500 1rem ${theme.font.mono};
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[4]};
`
