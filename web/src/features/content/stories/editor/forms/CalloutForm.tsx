import { MAX_STORY_PARAGRAPH } from '#contracts/shared/textLimits.ts'
import { Field } from '../../../../../ui/Field.tsx'
import { Select, Textarea } from '../../../../../ui/Input.tsx'
import type { PartFormProps } from './PartFormProps.ts'
import { fieldsOf, textOf } from './fieldsOf.ts'
import { t } from '../../../../../lib/text.ts'

export function CalloutForm({ node, onChange }: PartFormProps) {
  const { tone, text } = fieldsOf(node)
  return (
    <>
      <Field label={t('Kind')}>
        {(aria) => (
          <Select {...aria} value={textOf(tone)} onChange={({ target }) => onChange({ tone: target.value })}>
            <option value="note">{t('Note')}</option>
            <option value="tip">{t('Tip')}</option>
            <option value="warning">{t('Warning')}</option>
          </Select>
        )}
      </Field>
      <Field label={t('Text')} necessity="required">
        {(aria) => (
          <Textarea
            {...aria}
            rows={2}
            value={textOf(text)}
            maxLength={MAX_STORY_PARAGRAPH}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        )}
      </Field>
    </>
  )
}
