import type { MailedStory } from '#contracts/platform/mails.ts'

/** What the samples of several emails are about. */
export const firstName = 'Robin'
export const reference = 'HUNT-7QK4M2XWPA'
export const address = {
  firstName: 'Ada',
  lastName: 'Morgan',
  street: '1 Harbor Road',
  city: 'Duluth',
  state: 'MN',
  zipCode: '55801',
  country: 'US',
}

export const post = {
  postId: 12,
  title: 'First light on the Laguna bands',
  teaser: 'The big nodule from Tuesday, cut and wet.',
  isLocked: true,
}

const words = (text: string) => ({ type: 'text', text })
export const sampleStory: MailedStory = {
  body: {
    root: {
      type: 'root',
      children: [
        {
          type: 'paragraph',
          children: [words('The big nodule from Tuesday, cut and wet. It took two hours and a new blade.')],
        },
        { type: 'heading', tag: 'h2', children: [words('What the cut shows')] },
        { type: 'paragraph', children: [words('Red bands from iron, and one of quartz as clear as water.')] },
        { type: 'block', fields: { blockType: 'findCard', stone: 'Laguna', weight: 412, place: 'Chihuahua' } },
      ],
    },
  },
  pictures: [],
  rest: 'members',
}
