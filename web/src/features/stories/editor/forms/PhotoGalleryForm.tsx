import { MAX_GALLERY_IMAGES } from '#contracts/constants.ts'
import { Field } from '../../../../ui/Field.tsx'
import { Input } from '../../../../ui/Input.tsx'
import type { PartFormProps } from './PartFormProps.ts'
import { fieldsOf, textOf } from './fieldsOf.ts'
import { PhotosInput } from './PhotosInput.tsx'

export function PhotoGalleryForm({ node, onChange }: PartFormProps) {
  const { images, caption } = fieldsOf(node)
  return (
    <>
      <PhotosInput
        label="Photos"
        values={Array.isArray(images) ? images : []}
        maxFiles={MAX_GALLERY_IMAGES}
        onChange={(values) => onChange({ images: values })}
      />
      <Field label="Caption" necessity="optional">
        {(aria) => (
          <Input {...aria} value={textOf(caption)} onChange={({ target }) => onChange({ caption: target.value })} />
        )}
      </Field>
    </>
  )
}
