import { callout, heading, linkTo, paragraph, photoGallery, picture, quote, rule, table } from '../storyBuilder.ts'
import type { DemoStory } from './DemoStory.ts'

export const afterTheStorm: DemoStory = {
  post: 'Beach agates after the storm',
  body: [
    paragraph(
      'The wind dropped at four in the morning. By six we were on the beach with a thermos, a bucket and the kind of hope you only have before breakfast. A storm turns the gravel over. For one or two tides, everything that lay at the bottom lies on top.',
    ),
    picture('gallery/morning-beach'),
    heading('Walk toward the sun'),
    paragraph(
      'Agate lets light through; its neighbors do not. With a low sun in front of you, a wet agate is a small lamp among stones. Walk slowly, look ten steps ahead, and do not bend down for every white pebble. Most of them are quartz, and your back has to last all morning.',
    ),
    table(
      ['What you see', 'What it is'],
      ['Glows, with fine bands', 'Agate'],
      ['Glows evenly, no bands', 'Carnelian or plain chalcedony'],
      ['White, sugary, dull', 'Quartz'],
      ['Glows bright green', 'A bottle, rounded by the lake'],
    ),
    photoGallery(
      'Photographed where they lay, before anyone touched them.',
      'gallery/low-tide',
      'gallery/superior-macro',
      'gallery/rose-macro',
    ),
    quote('Two kilometers, four hours, eleven agates, and one left boot full of water.'),
    rule(),
    paragraph(
      'We kept five and put the rest back for the next person. If the tide is wrong for you, try the same walk at night: ',
      linkTo('posts', 'The beach under ultraviolet', 'the beach under ultraviolet'),
      '.',
    ),
    callout('tip', 'Carry a little water in a spray bottle. A dry agate hides; a wet one tells you at once.'),
  ],
}
