import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName } from '../samples.ts'

export const commentApproved = mail('comment-approved', {
  wordings: {
    'comment-approved': {
      label: 'Comment approved',
      required: [],
      en: {
        subject: 'Your comment was approved',
        title: 'Your comment was approved, {firstName}',
        body: ['Everyone who can watch “{postTitle}” can now read it.', '{link}'],
      },
      de: {
        subject: 'Dein Kommentar wurde freigegeben',
        title: 'Dein Kommentar wurde freigegeben, {firstName}',
        body: ['Alle, die „{postTitle}“ ansehen können, können ihn jetzt lesen.', '{link}'],
      },
    },
  },
  sample: { firstName, postId: 12, postTitle: 'First light on the Laguna bands' },
  draw: ({ firstName, postId, postTitle }, { t }) => ({
    key: 'comment-approved',
    values: { firstName, postTitle },
    blocks: { link: button(t('See your comment'), `/content/${postId}`) },
  }),
})
