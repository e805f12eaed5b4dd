import type { CollectionConfig } from 'payload'
import { THREAD_MESSAGE_KINDS, type ThreadMessageKind } from '#contracts/community/threads.ts'
import { readableWith } from '../access/rules.ts'
import { createdAt, updatedAt } from '../fields/unindexedTimestamps.ts'
import { internalField } from '../fields/internalField.ts'

const KINDS: Record<ThreadMessageKind, string> = { theirs: 'From them', ours: 'Answer', note: 'Note' }

/** What follows a contact message. */
export const ThreadMessages: CollectionConfig = {
  slug: 'thread-messages',
  labels: { singular: 'Message in a conversation', plural: 'Messages in conversations' },
  admin: { hidden: true, useAsTitle: 'text' },
  access: readableWith('answerMessages'),
  fields: [
    { name: 'thread', type: 'relationship', relationTo: 'contact-messages', required: true, index: true },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: THREAD_MESSAGE_KINDS.map((value) => ({ value, label: KINDS[value] })),
    },
    { name: 'text', type: 'textarea', required: true },
    internalField({ name: 'messageId', type: 'text' }),
    { name: 'sender', label: 'From another address', type: 'text' },
    { name: 'isHeld', label: 'Waiting for a decision', type: 'checkbox', required: true, defaultValue: false },
    { name: 'droppedFiles', label: 'Attachments left out', type: 'number', required: true, defaultValue: 0 },
    createdAt,
    updatedAt,
  ],
}
