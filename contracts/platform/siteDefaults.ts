/** The site's texts until the owner changes them in the panel. */
export const BRAND_DEFAULTS = {
  name: 'Stone Hunt',
  tagline: 'Agates, geodes and the ground they come from.',
  description: 'Agates, geodes and the ground they come from: videos, photo galleries and gear from the hunt.',
} as const

export const LANDING_DEFAULTS = {
  headline: 'Welcome to the Hunt',
  description:
    'Agates in the gravel, geodes in the clay. Come along to where the good stones lie, and watch them open up under the saw.',
  premium: {
    title: 'Premium Content',
    text: 'Full-length hunts on video and full photo galleries, from the first dry wash to the cut and polished face.',
  },
  community: {
    title: 'Community',
    text: 'Comments under every post, monthly Q&A sessions, and people who know a rind when they see one.',
  },
  gear: {
    title: 'Quality Gear',
    text: 'Shirts and field gear printed to order, with 48-hour fulfillment.',
  },
} as const

export const NAME_LENGTH = 60
