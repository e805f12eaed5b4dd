import { bold, callout, heading, linkTo, list, paragraph, quote } from '../storyBuilder.ts'
import type { DemoStory } from './DemoStory.ts'

export const dawnToDusk: DemoStory = {
  post: 'Dawn to dusk on the ridges',
  body: [
    paragraph(
      'We drove up in the dark and sat on the tailgate until the ridges had edges. That is the habit I would keep if I had to give up all the others: before I pick up a hammer, I watch the ground for one whole day.',
    ),
    heading('What a day of light shows'),
    paragraph(
      'At noon this place looks flat and finished. In the first hour after sunrise, and again in the last one before dark, every gully throws a shadow. The film above puts all of it into half a minute.',
    ),
    list(
      'bullet',
      'In the morning, look for pale stripes across the slope. They are the edges of old lava flows.',
      'At noon, leave the ridges and walk the creek beds. Wet gravel shows its colors best under a high sun.',
      'In the evening, follow the shadows. Where two gullies meet, the water drops what it carried.',
    ),
    quote('If you only have one day, spend half of it looking.'),
    heading('Why we came back to this slope', 'h3'),
    paragraph(
      'Twice in the afternoon the same gully lit up, a hand’s breadth of orange in gray dust. I walked over expecting a tin can. It was a chip of agate, banded to the edge and no bigger than a thumbnail, and ',
      bold('its broken side was still sharp'),
      '. A stone that has traveled is round. This one had come down from somewhere close.',
    ),
    callout('note', 'Chips with sharp edges mean that the source is near. Round ones may have come many miles.'),
    paragraph(
      'We marked the spot, drank the last of the coffee and went home without digging. The next part is about the three days that followed: ',
      linkTo('posts', 'Field notebook: the north quarry', 'the field notebook from the north quarry'),
      '.',
    ),
  ],
}
