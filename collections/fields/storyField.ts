import type { RichTextField } from 'payload'
import { rejectBrokenStory } from '#hooks/stories/rejectBrokenStory.ts'
import { validateStory } from '#hooks/stories/validateStory.ts'
import { storyEditor } from './storyEditor.ts'

/** The text of a post, product or page, with pictures and blocks in it. */
export function storyField(description: string, options: { hasDivider: boolean }): RichTextField {
  return {
    name: 'body',
    label: 'Body',
    type: 'richText',
    editor: storyEditor(options),
    hooks: { beforeValidate: [rejectBrokenStory] },
    validate: validateStory,
    admin: {
      description,
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
      disableGroupBy: true,
    },
  }
}
