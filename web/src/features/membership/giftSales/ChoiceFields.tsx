import { useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'
import { FieldError } from '../../../ui/Field.tsx'
import { FieldSet } from './FieldSet.ts'
import type { GiftFormValues } from './giftForm.ts'
import type { Gift } from './gifts.ts'

export function ChoiceFields({ legend, choices }: Pick<Gift, 'legend' | 'choices'>) {
  const { register, formState } = useFormContext<GiftFormValues>()
  return (
    <FieldSet>
      <legend>{legend}</legend>
      <Choices>
        {choices.map(({ value, label, note }) => (
          <Choice key={value}>
            <input type="radio" value={value} {...register('choice')} />
            <span>
              {label}
              {note && <Note>{note}</Note>}
            </span>
          </Choice>
        ))}
      </Choices>
      {formState.errors.choice && <FieldError>{formState.errors.choice.message}</FieldError>}
    </FieldSet>
  )
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${theme.space[3]};
`
const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 4rem;
  border: 1px solid ${theme.color.lineStrong};
  ${theme.cleave.small}
  background: ${theme.color.surface};
  /* “12 months” keeps its margins on a phone. */
  font: 700 clamp(1rem, 4.4vw, ${theme.size.h4}) / 1 ${theme.font.display};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:hover {
    border-color: ${theme.color.text};
  }

  &:has(:checked) {
    border-color: ${theme.color.carnelian};
    background: ${theme.color.carnelianSoft};
    box-shadow: inset 0 0 0 1px ${theme.color.carnelian};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 3px;
  }
`
const Note = styled.small`
  display: block;
  margin-block-start: ${theme.space[2]};
  color: ${theme.color.muted};
  font: 400 ${theme.size.sm} / 1.25 ${theme.font.text};
  text-align: center;
`
