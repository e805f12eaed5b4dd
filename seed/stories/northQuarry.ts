import {
  film,
  findCard,
  heading,
  italic,
  linkTo,
  list,
  membersOnly,
  paragraph,
  picture,
  rule,
  table,
} from '../storyBuilder.ts'
import type { DemoStory } from './DemoStory.ts'

export const northQuarry: DemoStory = {
  post: 'Field notebook: the north quarry',
  body: [
    paragraph(
      'Three days, nine squares, one shovel with a new handle. These are my notes as I wrote them in the evenings, with the mistakes left in. It all started with ',
      linkTo('posts', 'Dawn to dusk on the ridges', 'a chip of orange we saw from the ridge'),
      '.',
    ),
    picture('gallery/creek-map'),
    heading('How we divided the ground'),
    list(
      'number',
      'Lay a string grid, two steps to a square, starting below the place where the chip lay.',
      'Dig each square to the knee and no deeper until all of them are open.',
      'Keep what comes out of a square in a bag with its number. Memory is a poor label.',
      'Fill every square again before you leave.',
    ),
    heading('What came out'),
    table(
      ['Square', 'Ground', 'Agates', 'Best piece'],
      ['1 to 3', 'Loose gravel', '4', 'A gray chip'],
      ['4', 'Red clay', '11', 'A nodule like a fist'],
      ['5 and 6', 'Red clay over rock', '7', 'Two halves that fit'],
      ['7 to 9', 'Bare rock', 'None', 'A good place for lunch'],
    ),
    paragraph('I had bet on the bare rock. The clay won, eleven to nothing.'),
    membersOnly(),
    heading('Square four'),
    paragraph(
      'On the second afternoon the shovel made a sound I know: not the scrape of gravel but a dull knock. I put it down and went on with my fingers. It took an hour to free the nodule, because roots had grown around it like a hand around an apple.',
    ),
    findCard({
      stone: 'Laguna agate nodule, uncut',
      weight: 1240,
      photo: 'gallery/laguna-slice',
      place: 'Square four, in red clay',
      note: 'The skin was rough and green with chlorite. Nothing outside said what was inside.',
    }),
    film('films/ridge-map-flight', 'The whole slope from above. Square four lies where the two dark lines meet.'),
    rule(),
    paragraph(
      italic('What I got wrong: '),
      'I packed the nodule at the bottom of the bag to protect it, and then could not stop thinking about it for the whole walk back. Next time it rides on top. ',
      linkTo('posts', 'First light on the Laguna bands', 'Here is what the saw found in it.'),
    ),
  ],
}
