import { chosenEmail, FOR_MEMBERS } from '../chosenEmail.ts'
import { button, text } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName, post } from '../samples.ts'

export const weeklyPosts = mail('weekly-posts', {
  wordings: {
    'weekly-posts': {
      label: 'New posts of a week',
      required: ['posts'],
      en: { subject: 'New this week on {siteName}', title: 'New this week, {firstName}', body: ['{posts}'] },
      de: {
        subject: 'Neu in dieser Woche auf {siteName}',
        title: 'Neu in dieser Woche, {firstName}',
        body: ['{posts}'],
      },
    },
  },
  sample: { firstName, posts: [post], unsubscribe: 'sample' },
  draw: ({ firstName, posts, unsubscribe }, { t }) => ({
    key: 'weekly-posts',
    values: { firstName },
    blocks: {
      posts: posts.flatMap(({ postId, title, teaser, isLocked }) => [
        text([`${title}.`, teaser, isLocked && t(FOR_MEMBERS)].filter(Boolean).join(' ')),
        ...button(t('Open “{title}”', { title }), `/content/${postId}`),
      ]),
    },
    ...chosenEmail(unsubscribe, t('You asked for emails about new posts.'), t),
  }),
})
