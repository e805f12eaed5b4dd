import { useState } from 'react'
import { styled } from 'styled-components'
import { withPoint } from '#contracts/shared/decimalComma.ts'
import { MAX_STORY_LINE, MAX_STORY_PARAGRAPH } from '#contracts/shared/textLimits.ts'
import { formatDuration } from '../../../../../lib/formatDuration.ts'
import { theme } from '../../../../../theme.ts'
import { Field } from '../../../../../ui/Field.tsx'
import { Input } from '../../../../../ui/Input.tsx'
import type { PartFormProps } from './PartFormProps.ts'
import { fieldsOf, textOf } from './fieldsOf.ts'
import { readMoment } from './moment.ts'
import { PhotosInput } from './PhotosInput.tsx'
import { t } from '../../../../../lib/text.ts'

export function FindCardForm({ node, onChange }: PartFormProps) {
  const { stone, weight, photo, place, second, note } = fieldsOf(node)
  const [weightText, setWeightText] = useState(typeof weight === 'number' ? String(weight) : '')
  const [moment, setMoment] = useState(typeof second === 'number' ? formatDuration(second) : '')

  function changeWeight(text: string) {
    setWeightText(text)
    const grams = Number(withPoint(text))
    onChange({ weight: text.trim() && grams > 0 ? grams : null })
  }

  function changeMoment(text: string) {
    setMoment(text)
    onChange({ second: readMoment(text) })
  }

  return (
    <>
      <Pair>
        <Field label={t('Stone')} necessity="required">
          {(aria) => (
            <Input
              {...aria}
              value={textOf(stone)}
              maxLength={MAX_STORY_LINE}
              onChange={({ target }) => onChange({ stone: target.value })}
            />
          )}
        </Field>
        <Field label={t('Weight in grams')} necessity="optional">
          {(aria) => (
            <Input
              {...aria}
              inputMode="decimal"
              value={weightText}
              maxLength={12}
              onChange={({ target }) => changeWeight(target.value)}
            />
          )}
        </Field>
        <Field label={t('Place')} necessity="optional">
          {(aria) => (
            <Input
              {...aria}
              value={textOf(place)}
              maxLength={MAX_STORY_LINE}
              onChange={({ target }) => onChange({ place: target.value })}
            />
          )}
        </Field>
        <Field label={t('Moment in the video')} necessity="optional">
          {(aria) => (
            <Input
              {...aria}
              placeholder="12:41"
              value={moment}
              maxLength={9}
              onChange={({ target }) => changeMoment(target.value)}
            />
          )}
        </Field>
      </Pair>
      <Field label={t('Notes')} necessity="optional">
        {(aria) => (
          <Input
            {...aria}
            value={textOf(note)}
            maxLength={MAX_STORY_PARAGRAPH}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        )}
      </Field>
      <PhotosInput
        label={t('Photo of the find')}
        values={[photo]}
        maxFiles={1}
        onChange={([value = null]) => onChange({ photo: value })}
      />
    </>
  )
}

const Pair = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  ${theme.from.phone} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
  }
`
