import { article, beforeAfter, callout, findCard, heading, list, membersOnly, paragraph } from '../storyBuilder.ts'
import type { DemoStory } from './DemoStory.ts'

export const underUltraviolet: DemoStory = {
  post: 'The beach under ultraviolet',
  body: [
    paragraph(
      'By day this is the dullest beach on the shore. Gray cobbles, gray water, a gray bird that follows you for crumbs. So we came back at eleven at night, with no moon, and switched on the lamp.',
    ),
    beforeAfter({
      before: 'covers/pebble-beach',
      after: 'covers/ultraviolet-beach',
      comparison: 'daylight-uv',
      caption: 'Move the handle: the beach at noon, and at night under 365 nanometers.',
    }),
    paragraph(
      'The orange is sodalite. The green is a thin skin of chalcedony with a trace of uranium in it, far too little to hurt anyone and just enough to shine.',
    ),
    callout(
      'warning',
      'Wear glasses that block ultraviolet light, never look into the lamp, and keep children behind it.',
    ),
    membersOnly(),
    heading('How we search in the dark'),
    list(
      'bullet',
      'Walk slowly along the water line and hold the lamp low. Light from the side finds more.',
      'Leave a stone where it glows, switch the lamp off, and look at it with a white light. Plastic glows too.',
      'Go in pairs. Twice this year one of us read the beach and the other one the tide.',
    ),
    findCard({
      stone: 'Syenite cobble with sodalite',
      weight: 410,
      photo: 'covers/ultraviolet-beach',
      place: 'Lake Superior, south shore',
      second: 24,
      note: 'The veins glow like embers. In daylight you would step over it.',
    }),
    paragraph('The shirt for such nights glows as well, which makes it easier to find the person who wears it.'),
    article('merchandise', 'Night Hunt UV Tee'),
  ],
}
