import { chosenEmail, FOR_MEMBERS, RESTS } from '../chosenEmail.ts'
import { button } from '../mailBlocks.ts'
import { mail } from '../mail.ts'
import { firstName, post, sampleStory } from '../samples.ts'

export const newPost = mail('new-post', {
  wordings: {
    'new-post': {
      label: 'New post',
      required: ['link'],
      en: { subject: 'New: {title}', title: '{title}', body: ['{cover}', '{teaser}', '{story}', '{access}', '{link}'] },
      de: { subject: 'Neu: {title}', title: '{title}', body: ['{cover}', '{teaser}', '{story}', '{access}', '{link}'] },
    },
  },
  sample: {
    firstName,
    ...post,
    teaser: '',
    isLocked: false,
    story: sampleStory,
    cover: '/media/sample',
    unsubscribe: 'sample',
  },
  draw: ({ firstName, postId, title, teaser, isLocked, unsubscribe, story, cover }, { t }) => ({
    key: 'new-post',
    values: { firstName, title, teaser, access: story?.rest ? t(RESTS[story.rest]) : isLocked ? t(FOR_MEMBERS) : null },
    blocks: {
      cover: cover ? [{ kind: 'picture', url: `${cover}?w=960`, alt: '' }] : [],
      story: story ? [{ kind: 'story', story, page: `/content/${postId}` }] : [],
      link: button(t('Open the post'), `/content/${postId}`),
    },
    ...chosenEmail(unsubscribe, t('You asked for emails about new posts.'), t),
  }),
})
