import { MAX_GALLERY_IMAGES } from '#contracts/shared/constants.ts'
import { MAX_STORY_LINE } from '#contracts/shared/textLimits.ts'
import { Field } from '../../../../../ui/Field.tsx'
import { Input } from '../../../../../ui/Input.tsx'
import type { PartFormProps } from './PartFormProps.ts'
import { fieldsOf, textOf } from './fieldsOf.ts'
import { PhotosInput } from './PhotosInput.tsx'
import { t } from '../../../../../lib/text.ts'

export function PhotoGalleryForm({ node, onChange }: PartFormProps) {
  const { images, caption } = fieldsOf(node)
  return (
    <>
      <PhotosInput
        label={t('Photos')}
        values={Array.isArray(images) ? images : []}
        maxFiles={MAX_GALLERY_IMAGES}
        onChange={(values) => onChange({ images: values })}
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
