import type { CollectionConfig } from 'payload'
import { approvePanelComment } from './approvePanelComment.ts'
import { clearHiddenReason } from './clearHiddenReason.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { nobody } from '../../access/nobody.ts'
import { editableWith } from '../../access/rules.ts'
import { cells } from '../../fields/cells.ts'
import { hiddenFields } from '../../fields/hiddenFields.ts'
import { listFilters } from '../../fields/listFilters.ts'
import { systemField } from '../../fields/systemField.ts'

export const Comments: CollectionConfig = {
  slug: 'comments',
  labels: { singular: 'Comment', plural: 'Comments' },
  admin: {
    hidden: hiddenWithout('moderateComments'),
    useAsTitle: 'content',
    defaultColumns: ['content', 'decide', 'status', 'author', 'post', 'createdAt'],
    listSearchableFields: ['content'],
    components: {
      beforeListTable: [
        listFilters('Filter comments', [
          { label: 'All', where: null },
          { label: 'Waiting for approval', where: '[status][equals]=pending' },
          { label: 'Hidden', where: '[status][equals]=hidden' },
        ]),
        '/cms/components/community/moderation/ModerationBar.tsx#ModerationBar',
      ],
    },
    description:
      'Comments on posts. Only its author sees a comment that waits for approval. You can undo hiding a comment, but not deleting it.',
  },
  defaultSort: '-createdAt',
  access: { ...editableWith('moderateComments'), create: nobody },
  hooks: { beforeChange: [clearHiddenReason], afterChange: [approvePanelComment] },
  indexes: [{ fields: ['post', 'status', 'createdAt'] }],
  fields: [
    // A member's words: employees approve, hide and delete them, but no one rewrites them.
    systemField({ name: 'content', label: 'Comment', type: 'textarea', required: true, maxLength: 2000 }),
    {
      name: 'reply',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '/cms/components/community/moderation/ReplyField.tsx#ReplyField' },
      },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'visible',
      index: true,
      options: [
        { value: 'visible', label: 'Visible' },
        { value: 'pending', label: 'Waiting for approval' },
        { value: 'hidden', label: 'Hidden' },
      ],
      admin: { position: 'sidebar', components: cells.state },
    },
    {
      name: 'decide',
      label: 'Review',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        components: { Cell: '/cms/components/community/moderation/ModerationCell.tsx#ModerationCell' },
      },
    },
    ...hiddenFields,
    systemField({
      name: 'post',
      type: 'relationship',
      relationTo: 'posts',
      required: true,
      index: true,
      admin: { position: 'sidebar', components: cells.relation },
    }),
    systemField({
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      admin: { position: 'sidebar', components: cells.relation },
    }),
    systemField({
      name: 'parent',
      label: 'Reply below',
      type: 'relationship',
      relationTo: 'comments',
      index: true,
      admin: { position: 'sidebar', components: cells.relation },
    }),
    systemField({
      name: 'replyTo',
      label: 'Replies to',
      type: 'relationship',
      relationTo: 'comments',
      index: true,
      admin: { position: 'sidebar', hidden: true },
    }),
    systemField({ name: 'pinnedAt', label: 'Pinned', type: 'date', admin: { position: 'sidebar' } }),
    systemField({ name: 'editedAt', label: 'Edited', type: 'date', admin: { position: 'sidebar' } }),
    systemField({
      name: 'likeCount',
      label: 'Likes',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: { position: 'sidebar' },
    }),
  ],
}
