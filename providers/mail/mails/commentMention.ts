import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const commentMention = mail('comment-mention', {
  wordings: {
    'comment-mention': {
      label: 'Mention in a comment',
      required: [],
      en: {
        subject: '{author} mentioned you',
        title: 'You were mentioned, {firstName}',
        body: [
          '{author} mentioned you in a comment on “{postTitle}”.',
          '{link}',
          'You can switch these emails off: open “Account” on {siteName}.',
        ],
      },
      de: {
        subject: '{author} hat dich erwähnt',
        title: 'Du wurdest erwähnt, {firstName}',
        body: [
          '{author} hat dich in einem Kommentar zu „{postTitle}“ erwähnt.',
          '{link}',
          'Du kannst diese E-Mails ausschalten: Öffne „Konto“ auf {siteName}.',
        ],
      },
    },
  },
  sample: { firstName, postId: 12, postTitle: 'First light on the Laguna bands', author: 'Cleo' },
  draw: ({ firstName, postId, postTitle, author }, { t }) => ({
    key: 'comment-mention',
    values: { firstName, postTitle, author },
    blocks: { link: button(t('Read the comment'), `/content/${postId}`) },
  }),
})
