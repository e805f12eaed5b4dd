import { article, findCard, heading, linkTo, membersOnly, paragraph, photoGallery, quote } from '../storyBuilder.ts'
import type { DemoStory } from './DemoStory.ts'

export const firstLight: DemoStory = {
  post: 'First light on the Laguna bands',
  body: [
    paragraph(
      'The nodule from ',
      linkTo('posts', 'Field notebook: the north quarry', 'square four'),
      ' sat on the bench for a week while I turned it this way and that. You get one first cut. Across the long side you see more bands; across the short side you see whether they close.',
    ),
    paragraph('I drew three lines on it with a pencil, rubbed out two, and switched on the saw.'),
    heading('Forty minutes of noise'),
    paragraph(
      'A stone this size takes forty minutes, and the water is gray the whole time. You learn nothing until the halves fall apart. Then you rinse one, tilt it toward the window, and the first light goes in.',
    ),
    quote('Orange, white, orange, and then a red so dark that it looked wet after it had dried.'),
    membersOnly(),
    heading('Counting the bands'),
    paragraph(
      'I counted 112 under the lens before I lost my place. Look at the third band from the middle: it steps down by two millimeters and runs on as if nothing had happened. The stone cracked while it was still growing, and the next layers healed it.',
    ),
    findCard({
      stone: 'Laguna agate, first half',
      weight: 580,
      photo: 'covers/laguna-macro',
      place: 'North slope, red clay',
      second: 7,
      note: 'Watch the step in the bands from second seven on. That is the healed crack.',
    }),
    photoGallery(
      'The same lamp, four stones: compare how tight the bands are.',
      'gallery/laguna-slice',
      'gallery/fairburn-slice',
      'gallery/condor-slice',
      'gallery/botswana-slice',
    ),
    paragraph(
      'The second half stays uncut for now. I keep it beside the first one, on the mug I drink from while the saw runs:',
    ),
    article('merchandise', 'First Light Mug'),
  ],
}
