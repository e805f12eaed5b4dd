import { cutText } from '#contracts/shared/cutText.ts'
import type { CollectionConfig, Condition } from 'payload'
import { env } from '#env'
import { completePost } from './completePost.ts'
import { keepPublished } from './keepPublished.ts'
import { requireImages } from '#hooks/posts/requireMedia.ts'
import { storePostParts } from './storePostParts.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { posts } from '../../access/posts.ts'
import { cells, NOTHING } from '../../fields/cells.ts'
import { filmFields, findsField } from '../../fields/filmFields.ts'
import { germanFields } from '../../fields/germanFields.ts'
import { inCopy } from '../../fields/inCopy.ts'
import { listFilters } from '../../fields/listFilters.ts'
import { freshPreview, PREVIEW_SIZES } from '../../fields/livePreview.ts'
import { panelPart } from '../../fields/panelPart.ts'
import { placeFields } from '../../fields/placeFields.ts'
import { seoFields } from '../../fields/seoFields.ts'
import { storyField } from '../../fields/storyField.ts'
import { systemField } from '../../fields/systemField.ts'

const isFilm: Condition = (post) => post['type'] === 'video'
const isGallery: Condition = (post) => post['type'] === 'gallery'

export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: 'Post', plural: 'Posts' },
  admin: {
    hidden: hiddenWithout('readPosts'),
    useAsTitle: 'title',
    defaultColumns: ['cover', 'title', 'type', 'status', 'isSubscriberOnly', 'viewCount', 'createdAt'],
    listSearchableFields: ['title', 'description'],
    description: 'Films, galleries and stories. Subscribers see all of them; everyone sees the public ones.',
    preview: ({ id }) => postPage(id as number | undefined),
    livePreview: {
      url: ({ data }) => postPage(data['id'] as number | undefined),
      breakpoints: PREVIEW_SIZES,
    },
    components: {
      edit: { SaveButton: '/cms/components/content/posts/PostButtons.tsx#PostButtons' },
      views: { edit: { default: { Component: '/cms/components/content/posts/PostView.tsx#PostView' } } },
      beforeListTable: [
        listFilters('Filter posts', [
          { label: 'All', where: null },
          { label: 'Waiting for approval', where: '[status][equals]=pending' },
          { label: 'Drafts', where: '[status][equals]=draft' },
          { label: 'Scheduled', where: '[status][equals]=scheduled' },
          { label: 'Subscribers only', where: '[isSubscriberOnly][equals]=true' },
          { label: 'Public', where: '[isSubscriberOnly][equals]=false' },
        ]),
      ],
    },
  },
  defaultSort: '-createdAt',
  trash: true,
  versions: { maxPerDoc: 30 },
  access: posts,
  hooks: {
    beforeChange: [completePost],
    afterChange: [storePostParts],
  },
  indexes: [{ fields: ['status', 'createdAt'] }],
  fields: [
    freshPreview('The post on the site'),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Write',
          fields: [
            {
              name: 'title',
              type: 'text',
              required: true,
              maxLength: 200,
              hooks: { beforeDuplicate: [({ value }) => cutText(`Copy of ${value}`, 200)] },
              admin: { components: cells.title },
            },
            {
              name: 'cover',
              type: 'upload',
              relationTo: 'media',
              admin: {
                description:
                  'Everyone sees the cover, even on subscriber-only posts. Its focal point stays visible when the cover is cropped.',
                components: cells.picture,
              },
            },
            panelPart('coverPicker', '/cms/components/content/posts/CoverPicker.tsx#CoverPicker'),
            {
              name: 'description',
              type: 'textarea',
              maxLength: 10_000,
              admin: {
                description:
                  'Shown on cards and in search results. Empty: the beginning of what everyone can read of the body.',
              },
            },
            storyField(
              'The text below the video or photos. A members-only divider hides the rest from everyone else.',
              {
                hasDivider: true,
              },
            ),
            germanFields,
          ],
        },
        {
          label: 'Film',
          admin: { condition: isFilm },
          fields: [...filmFields],
        },
        {
          label: 'Photos',
          admin: { condition: isGallery },
          fields: [
            {
              name: 'images',
              type: 'array',
              maxRows: 10,
              validate: requireImages,
              fields: [{ name: 'media', type: 'upload', relationTo: 'media', required: true }],
              admin: {
                condition: isGallery,
                description: 'Up to ten. Without a photo, the post is a story, and its cover is its picture.',
              },
            },
          ],
        },
        {
          label: 'Find & place',
          fields: [findsField, ...placeFields],
        },
        {
          label: 'Sharing',
          fields: [
            panelPart('emailPost', '/cms/components/content/posts/EmailPost.tsx#EmailPost'),
            seoFields('Empty: the cover.'),
          ],
        },
      ],
    },
    panelPart('audience', '/cms/components/content/posts/Audience.tsx#Audience', { position: 'sidebar' }),
    panelPart('viewAs', '/cms/components/platform/view/ViewAs.tsx#ViewAs', { position: 'sidebar' }),
    panelPart('closeComments', '/cms/components/content/posts/CloseComments.tsx#CloseComments', {
      position: 'sidebar',
    }),
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: 'video',
      options: [
        { value: 'video', label: 'Film' },
        { value: 'gallery', label: 'Gallery or story' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'isSubscriberOnly',
      label: 'Subscribers only',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      admin: {
        position: 'sidebar',
        description: 'Unchecked: free for everyone, immediately.',
        components: cells.yes,
      },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'published',
      validate: keepPublished,
      hooks: inCopy('draft'),
      options: [
        { value: 'published', label: 'Published' },
        { value: 'pending', label: 'Waiting for approval' },
        { value: 'processing', label: 'Being prepared' },
        { value: 'scheduled', label: 'Scheduled' },
        { value: 'draft', label: 'Draft' },
      ],
      admin: {
        position: 'sidebar',
        description:
          'Only its author and employees see a draft, or a post that waits for approval. Its files can still be missing.',
        components: cells.state,
      },
    },
    {
      name: 'category',
      label: 'Kind',
      type: 'select',
      required: true,
      defaultValue: 'hunt',
      options: [
        { value: 'hunt', label: 'Hunt' },
        { value: 'gear-review', label: 'Gear review' },
        { value: 'q-and-a', label: 'Q&A' },
        { value: 'field-notes', label: 'Field notes' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'series',
      type: 'relationship',
      relationTo: 'series',
      index: true,
      hooks: inCopy(null),
      admin: {
        position: 'sidebar',
        description: 'It becomes the last part. Change the order on the page of the series.',
        components: cells.relation,
      },
    },
    {
      name: 'publishAt',
      label: 'Publish at',
      type: 'date',
      index: true,
      hooks: inCopy(null),
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
      hooks: inCopy(null),
      admin: {
        position: 'sidebar',
        description: 'Early access: subscribers can watch immediately, everyone else from this time on, for free.',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      hooks: { beforeDuplicate: [({ req }) => req.user?.id ?? null] },
      admin: { position: 'sidebar', components: cells.relation },
    },
    systemField({
      name: 'preparedStatus',
      label: 'Status once prepared',
      type: 'select',
      hooks: inCopy(null),
      options: [
        { value: 'published', label: 'Published' },
        { value: 'pending', label: 'Waiting for approval' },
        { value: 'scheduled', label: 'Scheduled' },
        { value: 'draft', label: 'Draft' },
      ],
      admin: { position: 'sidebar', condition: (post) => post['status'] === 'processing' },
    }),
    systemField({
      name: 'videoDuration',
      label: 'Length (seconds)',
      type: 'number',
      admin: { position: 'sidebar', components: cells.seconds },
    }),
    systemField({
      name: 'viewCount',
      label: 'Views',
      type: 'number',
      hooks: inCopy(0),
      required: true,
      defaultValue: 0,
      index: true,
      admin: { position: 'sidebar', components: { Diff: NOTHING } },
    }),
    systemField({
      name: 'commentCount',
      label: 'Comments',
      type: 'number',
      hooks: inCopy(0),
      required: true,
      defaultValue: 0,
      admin: { position: 'sidebar', components: { Diff: NOTHING } },
    }),
    systemField({
      name: 'commentsClosedAt',
      type: 'date',
      hooks: inCopy(null),
      admin: { hidden: true },
    }),
  ],
}

const postPage = (id: number | undefined): string | null => (id ? `${env().SITE_URL}/content/${id}` : null)
