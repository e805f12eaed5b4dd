import type { PartFormProps } from './PartFormProps.ts'
import { PhotosInput } from './PhotosInput.tsx'

export function PhotoForm({ node, onChange }: PartFormProps) {
  return (
    <PhotosInput
      label="Photo"
      values={[node['value']]}
      maxFiles={1}
      onChange={([value = null]) => onChange({ value })}
    />
  )
}
