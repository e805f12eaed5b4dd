import type { CollectionConfig } from 'payload'
import { appearNow } from '#hooks/posts/appearNow.ts'
import { awaitVideo } from '#hooks/posts/awaitVideo.ts'
import { prepareVideo } from '#hooks/posts/prepareVideo.ts'
import { editable } from './access/editable.ts'
import { machineField } from './fields/machineField.ts'

export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'cover', 'type', 'status', 'isSubscriberOnly', 'viewCount', 'createdAt'],
    description: 'Videos and galleries. Subscribers see all of them; everybody sees the public ones.',
  },
  defaultSort: '-createdAt',
  trash: true,
  versions: { maxPerDoc: 30 },
  access: editable,
  hooks: { beforeChange: [awaitVideo, appearNow], afterChange: [prepareVideo] },
  indexes: [{ fields: ['status', 'createdAt'] }],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'description', type: 'textarea', maxLength: 10_000 },
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: 'video',
      options: [
        { value: 'video', label: 'Video' },
        { value: 'gallery', label: 'Photo gallery' },
      ],
    },
    { name: 'cover', type: 'upload', relationTo: 'media' },
    { name: 'video', type: 'upload', relationTo: 'media', admin: { condition: (post) => post['type'] === 'video' } },
    {
      name: 'images',
      type: 'array',
      maxRows: 10,
      fields: [{ name: 'media', type: 'upload', relationTo: 'media', required: true }],
      admin: { condition: (post) => post['type'] === 'gallery' },
    },
    {
      name: 'isSubscriberOnly',
      label: 'Subscribers only',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Only subscribers will see the video or pictures.' },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'published',
      options: [
        { value: 'published', label: 'Published' },
        { value: 'pending', label: 'Waiting for approval' },
        { value: 'processing', label: 'Being prepared' },
        { value: 'scheduled', label: 'Scheduled' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'category',
      type: 'select',
      required: true,
      defaultValue: 'hunt',
      options: [
        { value: 'hunt', label: 'Hunt' },
        { value: 'gear-review', label: 'Gear review' },
        { value: 'q-and-a', label: 'Q&A' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishAt',
      label: 'Appears at',
      type: 'date',
      index: true,
      admin: {
        position: 'sidebar',
        condition: (post) => post['status'] === 'scheduled',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    {
      name: 'publicAt',
      label: 'Public from',
      type: 'date',
      admin: {
        position: 'sidebar',
        description: 'Early access: members see it at once, everybody from this moment.',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true, admin: { position: 'sidebar' } },
    machineField({
      name: 'preparedStatus',
      label: 'Becomes, once prepared',
      type: 'select',
      options: [
        { value: 'published', label: 'Published' },
        { value: 'pending', label: 'Waiting for approval' },
        { value: 'scheduled', label: 'Scheduled' },
      ],
      admin: { position: 'sidebar', condition: (post) => post['status'] === 'processing' },
    }),
    machineField({ name: 'videoDuration', label: 'Length (seconds)', type: 'number', admin: { position: 'sidebar' } }),
    machineField({
      name: 'viewCount',
      label: 'Views',
      type: 'number',
      required: true,
      defaultValue: 0,
      index: true,
      admin: { position: 'sidebar' },
    }),
    machineField({
      name: 'commentCount',
      label: 'Comments',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: { position: 'sidebar' },
    }),
  ],
}
