import { MAX_STORY_LINE } from '#contracts/shared/textLimits.ts'
import { Field } from '../../../../../ui/Field.tsx'
import { Input, Select } from '../../../../../ui/Input.tsx'
import type { PartFormProps } from './PartFormProps.ts'
import { fieldsOf, textOf } from './fieldsOf.ts'
import { PhotosInput } from './PhotosInput.tsx'
import { t } from '../../../../../lib/text.ts'

export function BeforeAfterForm({ node, onChange }: PartFormProps) {
  const { before, after, comparison, caption } = fieldsOf(node)
  return (
    <>
      <Field label={t('Compare')}>
        {(aria) => (
          <Select
            {...aria}
            value={textOf(comparison)}
            onChange={({ target }) => onChange({ comparison: target.value })}
          >
            <option value="rough-cut">{t('Rough and cut')}</option>
            <option value="dry-wet">{t('Dry and wet')}</option>
            <option value="daylight-uv">{t('Daylight and UV light')}</option>
          </Select>
        )}
      </Field>
      <PhotosInput
        label={t('First photo')}
        values={[before]}
        maxFiles={1}
        onChange={([value = null]) => onChange({ before: value })}
      />
      <PhotosInput
        label={t('Second photo')}
        values={[after]}
        maxFiles={1}
        onChange={([value = null]) => onChange({ after: value })}
      />
      <Field label={t('Caption')} necessity="optional">
        {(aria) => (
          <Input
            {...aria}
            value={textOf(caption)}
            maxLength={MAX_STORY_LINE}
            onChange={({ target }) => onChange({ caption: target.value })}
          />
        )}
      </Field>
    </>
  )
}
