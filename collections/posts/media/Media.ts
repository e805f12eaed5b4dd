import type { CollectionConfig } from 'payload'
import { thumbnailOf } from '#contracts/platform/pictures.ts'
import { inspectPanelFile } from './inspectPanelFile.ts'
import { markPanelFileReady } from './markPanelFileReady.ts'
import { rejectMissing } from './rejectMissing.ts'
import { removeSizesOfDeleted, removeSizesOfReplaced } from './removePictureSizes.ts'
import { mediaFolder } from '#media/mediaFolder.ts'
import { MEDIA_TYPES, namesOf } from '#media/mediaTypes.ts'
import { bucketOrigin } from '#media/store/bucketOrigin.ts'
import { hiddenWithout } from '../../access/hiddenWithout.ts'
import { mediaAccess } from './mediaAccess.ts'
import { cells } from '../../fields/cells.ts'
import { systemField } from '../../fields/systemField.ts'
import { internalField } from '../../fields/internalField.ts'

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'File', plural: 'Files' },
  admin: {
    hidden: hiddenWithout('addMedia'),
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'kind', 'state', 'createdAt'],
    listSearchableFields: ['alt', 'filename'],
    description:
      'Videos and images. The site checks who can see a file before it sends it. Deleting a file also removes it from its posts and can’t be undone.',
  },
  upload: {
    staticDir: mediaFolder(),
    // In a bucket, the storage plugin serves the files; see `mediaStorage.ts`.
    handlers: bucketOrigin() === null ? [rejectMissing] : [],
    mimeTypes: MEDIA_TYPES.flatMap(namesOf),
    pasteURL: false,
    adminThumbnail: ({ doc }) =>
      doc['kind'] === 'image' && typeof doc['filename'] === 'string' ? thumbnailOf(doc['filename']) : null,
    crop: false,
    focalPoint: true,
  },
  access: mediaAccess,
  hooks: {
    beforeOperation: [inspectPanelFile],
    beforeChange: [markPanelFileReady],
    afterChange: [removeSizesOfReplaced],
    afterDelete: [removeSizesOfDeleted],
  },
  fields: [
    { name: 'alt', label: 'Description for people who can’t see it', type: 'text', maxLength: 300 },
    systemField({
      name: 'kind',
      type: 'select',
      options: [
        { value: 'image', label: 'Image' },
        { value: 'video', label: 'Video' },
      ],
      admin: { position: 'sidebar' },
    }),
    systemField({
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'ready',
      index: true,
      options: [
        { value: 'ticket', label: 'Waiting for upload' },
        { value: 'receiving', label: 'Uploading' },
        { value: 'ready', label: 'Ready' },
        { value: 'converting', label: 'Converting' },
        { value: 'failed', label: 'Can’t be played' },
      ],
      admin: { position: 'sidebar', components: cells.state },
    }),
    systemField({
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { position: 'sidebar' },
    }),
    internalField({ name: 'ticket', type: 'text', unique: true }),
    internalField({ name: 'ticketExpiresAt', type: 'date' }),
    internalField({ name: 'maxBytes', type: 'number' }),
    systemField({
      name: 'durationSeconds',
      label: 'Length (seconds)',
      type: 'number',
      admin: { position: 'sidebar', components: cells.seconds },
    }),
    // Otherwise it is converted before a post with it is published.
    systemField({ name: 'isPlayable', type: 'checkbox', defaultValue: true, admin: { hidden: true } }),
    systemField({ name: 'problem', label: 'What went wrong', type: 'text', admin: { position: 'sidebar' } }),
    systemField({ name: 'usedAt', label: 'In use since', type: 'date', index: true, admin: { position: 'sidebar' } }),
    internalField({ name: 'widths', type: 'json' }),
  ],
}
