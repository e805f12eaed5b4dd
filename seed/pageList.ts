import type { StoryNode } from '#contracts/content/story.ts'
import { heading, link, list, paragraph } from './storyBuilder.ts'

export type DemoPage = { slug: string; title: string; body: StoryNode[] }

export const pageList: DemoPage[] = [
  {
    slug: 'about',
    title: 'About',
    body: [
      paragraph(
        'Stone Hunt is a small crew with one large saw. We look for agates and geodes, film how we find them, and show what the saw finds inside.',
      ),
      heading('How it started'),
      paragraph(
        'With a gray pebble in a coat pocket, which lay on a windowsill for three years before somebody cut it open. There was a landscape inside: hills, a lake, a sunset in four shades of red. We have been opening stones ever since.',
      ),
      heading('What you’ll find here'),
      list(
        'bullet',
        [link('Films and photo galleries', '/content'), ' from every hunt, with the bad days left in'],
        [
          link('The series Laguna 2026', '/content?series=laguna-2026'),
          ', one nodule from the first look to the first cut',
        ],
        [link('Merchandise', '/merchandise'), ', printed to order'],
        ['A ', link('membership', '/subscribe'), ', which pays for fuel, blades and coffee'],
      ),
      heading('How we hunt'),
      paragraph(
        'We ask first, fill every hole, and leave more than we take. ',
        link('The longer version', '/how-we-hunt'),
        ' has its own page.',
      ),
      heading('How to reach us'),
      paragraph(
        'Use “Contact us” at the bottom of every page. Send a picture if you want to know what you’ve found: one dry, one wet, with a coin beside it.',
      ),
    ],
  },
  {
    slug: 'how-we-hunt',
    title: 'How we hunt',
    body: [
      paragraph(
        'Every stone you see here was found on ground where we were allowed to look. These are the rules we keep, and the ones we ask of everyone who joins us for a day.',
      ),
      heading('Before'),
      list(
        'bullet',
        'Ask the owner, and get the answer in writing',
        'Look up whether the ground is protected. If you are not sure, it is',
        'Tell somebody where you are going and when you’ll be back',
      ),
      heading('In the field'),
      list(
        'bullet',
        'Wear glasses when you swing a hammer, and when your neighbor does',
        'Never dig under an edge',
        'Take what you’ll cut and leave the rest for the next person',
      ),
      heading('After'),
      list(
        'bullet',
        'Fill every hole',
        'Carry out your litter, and one piece of somebody else’s',
        'Write down where each stone came from before you forget it',
      ),
      paragraph('We blur exact places in our films. A good spot stays good only when few people know it.'),
    ],
  },
]
