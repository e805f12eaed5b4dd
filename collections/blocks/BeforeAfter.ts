import type { Block } from 'payload'
import { captionField } from './captionField.ts'
import { photoUpload } from './photoUpload.ts'

export const BeforeAfter: Block = {
  slug: 'beforeAfter',
  labels: { singular: 'Before and after', plural: 'Before and after' },
  fields: [
    { name: 'before', ...photoUpload, required: true },
    { name: 'after', ...photoUpload, required: true },
    {
      name: 'comparison',
      type: 'select',
      required: true,
      defaultValue: 'rough-cut',
      options: [
        { value: 'rough-cut', label: 'Rough and cut' },
        { value: 'dry-wet', label: 'Dry and wet' },
        { value: 'daylight-uv', label: 'Daylight and UV' },
      ],
    },
    captionField,
  ],
}
