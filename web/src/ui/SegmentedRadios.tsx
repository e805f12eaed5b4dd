import { useId } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { t } from '../lib/text.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type SegmentedRadiosProps<Value extends string> = {
  legend: string
  /** Labels in English: they are translated here. */
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

export function SegmentedRadios<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: SegmentedRadiosProps<Value>) {
  const name = useId()
  return (
    <Group>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map((option) => (
        <Segment key={option.value}>
          <Radio type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {t(option.label)}
        </Segment>
      ))}
    </Group>
  )
}

const Group = styled.fieldset`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  gap: 1px;
  padding: 3px;
  border: 1px solid ${theme.color.line};
  ${theme.cleave.small}
  background: ${theme.color.sunken};
`
const Segment = styled.label`
  position: relative;
  display: inline-flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: center;
  min-block-size: 2.5rem;
  padding: 0.25rem clamp(0.4rem, 1.5vw, 0.9rem);
  border-radius: ${theme.radius.tag};
  color: ${theme.color.muted};
  font-weight: 500;
  font-size: clamp(0.8125rem, 0.6rem + 0.9vw, 1rem);
  cursor: pointer;

  &:hover {
    color: ${theme.color.text};
  }

  &:has(:checked) {
    background: ${theme.color.surface};
    box-shadow: inset 0 -3px ${theme.color.carnelian};
    color: ${theme.color.text};
    font-weight: 650;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
  }
`
const Radio = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`
