import type { PartFormProps } from './PartFormProps.ts'
import { PhotosInput } from './PhotosInput.tsx'
import { t } from '../../../../../lib/text.ts'

export function PhotoForm({ node, onChange }: PartFormProps) {
  return (
    <PhotosInput
      label={t('Photo')}
      values={[node['value']]}
      maxFiles={1}
      onChange={([value = null]) => onChange({ value })}
    />
  )
}
