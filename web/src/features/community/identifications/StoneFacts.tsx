import { styled } from 'styled-components'
import { msg } from '#contracts/shared/msg.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Field } from '../../../ui/Field.tsx'
import { Input, Textarea } from '../../../ui/Input.tsx'
import type { StoneProblems, StoneValues } from './readStoneForm.ts'

const FIELDS = [
  { name: 'sizeMm', label: msg('Longest side, in millimeters'), necessity: 'required', hint: undefined, most: 12 },
  { name: 'weightG', label: msg('Weight, in grams'), necessity: 'optional', hint: undefined, most: 12 },
  {
    name: 'streak',
    label: msg('Streak'),
    necessity: 'optional',
    hint: msg('The color it leaves on unglazed porcelain.'),
    most: 60,
  },
  {
    name: 'place',
    label: msg('Found around'),
    necessity: 'optional',
    hint: msg('A state or a river is enough. Only we see it.'),
    most: 80,
  },
] as const

type StoneFactsProps = {
  values: StoneValues
  problems: StoneProblems
  onChange: (name: keyof StoneValues, value: string) => void
}

export function StoneFacts({ values, problems, onChange }: StoneFactsProps) {
  return (
    <>
      <Facts>
        {FIELDS.map(({ name, label, necessity, hint, most }) => (
          <Field key={name} label={t(label)} necessity={necessity} hint={hint && t(hint)} error={problems[name]}>
            {(aria) => (
              <Input
                {...aria}
                name={name}
                maxLength={most}
                inputMode={name === 'sizeMm' || name === 'weightG' ? 'numeric' : undefined}
                value={values[name]}
                onChange={({ target }) => onChange(name, target.value)}
              />
            )}
          </Field>
        ))}
      </Facts>
      <Field label={t('What else you know')} necessity="optional" error={problems.note}>
        {(aria) => (
          <Textarea
            {...aria}
            name="note"
            maxLength={1000}
            value={values.note}
            onChange={({ target }) => onChange('note', target.value)}
          />
        )}
      </Field>
    </>
  )
}

const Facts = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${theme.from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
  }
`
