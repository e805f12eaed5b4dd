import { Minus, Plus } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { t } from '../lib/text.ts'

type QuantityStepperProps = {
  label: string
  value: number
  max: number
  onChange: (next: number) => void
}

export function QuantityStepper({ label, value, max, onChange }: QuantityStepperProps) {
  const minus = useRef<HTMLButtonElement>(null)
  const plus = useRef<HTMLButtonElement>(null)

  function handleLess() {
    // At 1 this button becomes disabled and would lose the focus to the page.
    if (value === 2) plus.current?.focus()
    onChange(value - 1)
  }

  function handleMore() {
    if (value === max - 1) minus.current?.focus()
    onChange(value + 1)
  }

  return (
    <Row role="group" aria-label={t('Quantity of {label}', { label })}>
      <Step
        ref={minus}
        type="button"
        data-tip=""
        aria-label={t('Decrease quantity of {label}', { label })}
        disabled={value <= 1}
        onClick={handleLess}
      >
        <Minus size={16} aria-hidden="true" />
      </Step>
      <Count>{value}</Count>
      <Step
        ref={plus}
        type="button"
        data-tip=""
        aria-label={t('Increase quantity of {label}', { label })}
        disabled={value >= max}
        onClick={handleMore}
      >
        <Plus size={16} aria-hidden="true" />
      </Step>
    </Row>
  )
}

const Row = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.base};
`
const Step = styled.button`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 0;
  background: none;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: ${theme.color.sunken};
  }

  &:disabled {
    color: ${theme.color.lineStrong};
    cursor: not-allowed;
  }
`
const Count = styled.span`
  min-inline-size: 2ch;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  text-align: center;
`
