import type { DataFromCollectionSlug } from 'payload'
import { returnsRow, statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { checkedStory } from '#domain/content/stories/checkedStory.ts'
import type { Creator } from './creators/Creator.ts'
import { resolveStory } from './resolveStory.ts'
import { callout, heading, link, linkTo, membersOnly, paragraph, picture } from './storyBuilder.ts'

export const winterLetter: Creator['letter'] = {
  subject: 'What winter does to a beach',
  preheader: 'Three storms, one new beach.',
  body: [
    paragraph(
      'Three storms in two weeks, and every one of them turned the gravel over. I went down at first light on Sunday, and the beach I know was gone.',
    ),
    picture('covers/coast-mist'),
    heading('Where to look now'),
    paragraph(
      'Not at the waterline. Look at the foot of the bluff, where the waves have cut a new step. ',
      linkTo('posts', 'Beach agates after the storm', 'Last year’s storm'),
      ' shows what I mean.',
    ),
    callout('tip', 'Go on a falling tide, and never turn your back on the waves.'),
    membersOnly(),
    heading('For members: the next hunt'),
    paragraph(
      'We film on the north shore in two weeks. Tell me what you want to see: ',
      link('the questions are open', '/questions'),
      '.',
    ),
  ],
}

/** A draft, to try its preview, a test and sending. */
export async function seedLetters(req: Req, letter: Creator['letter']): Promise<void> {
  if (await returnsRow(req.pool, statement`select 1 from letters limit 1`)) return
  const body = checkedStory(await resolveStory(req, letter.body))
  const data = {
    subject: letter.subject,
    preheader: letter.preheader,
    body,
  } as DataFromCollectionSlug<'letters'>
  await req.payload.create({ collection: 'letters', data, depth: 0, overrideAccess: true })
}
