import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const commentReply = mail('comment-reply', {
  wordings: {
    'comment-reply': {
      label: 'Reply to a comment',
      required: [],
      en: {
        subject: '{author} replied to your comment',
        title: 'You have a reply, {firstName}',
        body: [
          '{author} replied to your comment on “{postTitle}”.',
          '{link}',
          'You can switch these emails off: open “Account” on {siteName}.',
        ],
      },
      de: {
        subject: '{author} hat auf deinen Kommentar geantwortet',
        title: 'Du hast eine Antwort, {firstName}',
        body: [
          '{author} hat auf deinen Kommentar zu „{postTitle}“ geantwortet.',
          '{link}',
          'Du kannst diese E-Mails ausschalten: Öffne „Konto“ auf {siteName}.',
        ],
      },
    },
  },
  sample: { firstName, postId: 12, postTitle: 'First light on the Laguna bands', author: 'Cleo' },
  draw: ({ firstName, postId, postTitle, author }, { t }) => ({
    key: 'comment-reply',
    values: { firstName, postTitle, author },
    blocks: { link: button(t('Read the reply'), `/content/${postId}`) },
  }),
})
