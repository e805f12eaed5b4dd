import { article, bold, callout, heading, link, linkTo, list, paragraph, picture } from '../storyBuilder.ts'
import type { DemoStory } from './DemoStory.ts'

export const readingAMap: DemoStory = {
  post: 'Reading a map for agate ground',
  body: [
    paragraph(
      'Most of my finds begin at the kitchen table, at night, with a contour map and a pencil. Agates grow in the bubbles of old lava, so you look for lava first and for a way to reach it second.',
    ),
    heading('Three things to look for'),
    list(
      'number',
      'A flow with a flat top and a steep edge. On the map, the lines are far apart and then suddenly very close.',
      'A creek that cuts through that edge. It opens the rock and sorts the gravel for you.',
      'A road within an hour’s walk. You can carry a lot of stone in, or a lot of stone out, but not both.',
    ),
    picture('gallery/claim-map'),
    paragraph(
      'In the United States, the ',
      link(
        'topographic maps of the Geological Survey',
        'https://www.usgs.gov/programs/national-geospatial-program/topographic-maps',
      ),
      ' are free and good enough. Print the sheet. A screen shows you where you are; paper shows you where you could go.',
    ),
    heading('Ask before you dig', 'h3'),
    callout(
      'warning',
      'Find out who owns the ground and whether collecting is allowed. A closed gate means no, even when nobody is there to say it.',
    ),
    paragraph(
      'When the answer is yes, mark three places and an ',
      bold('order'),
      '. Start at the top: what you find in the creek tells you little, but where the last chip lies uphill tells you almost everything. I had to learn this on ',
      linkTo('posts', 'Dawn to dusk on the ridges', 'a long day on the ridges'),
      '.',
    ),
    heading('What I carry', 'h4'),
    callout('tip', 'Fold the map so that today’s valley is on the outside. You will open it with cold hands.'),
    article('products', 'Brass compass'),
  ],
}
