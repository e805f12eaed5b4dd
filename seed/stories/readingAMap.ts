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
  german: {
    title: 'Achatgebiete auf der Karte erkennen',
    description:
      'Alte Lavaströme, ein Bach, der sie durchschneidet, und eine Straße, die nah genug ist, um einen vollen Rucksack zurückzutragen: So suche ich mir nachts über der Höhenlinienkarte das Tal für morgen aus.',
    body: [
      paragraph(
        'Die meisten meiner Funde beginnen nachts am Küchentisch, mit einer Höhenlinienkarte und einem Bleistift. Achate wachsen in den Blasen alter Lava. Also sucht man zuerst die Lava und dann einen Weg dorthin.',
      ),
      heading('Drei Dinge, auf die ich achte'),
      list(
        'number',
        'Ein Lavastrom mit flacher Oberseite und steilem Rand. Auf der Karte liegen die Linien weit auseinander und dann plötzlich ganz dicht.',
        'Ein Bach, der diesen Rand durchschneidet. Er legt das Gestein frei und sortiert den Kies für dich.',
        'Eine Straße, die höchstens eine Stunde Fußweg entfernt ist. Man kann viel hintragen oder viel zurücktragen, aber nicht beides.',
      ),
      picture('gallery/claim-map'),
      paragraph(
        'In den USA sind die ',
        link(
          'topografischen Karten des Geological Survey',
          'https://www.usgs.gov/programs/national-geospatial-program/topographic-maps',
        ),
        ' kostenlos und gut genug. Druck das Blatt aus. Ein Bildschirm zeigt dir, wo du bist; Papier zeigt dir, wo du hinkönntest.',
      ),
      heading('Erst fragen, dann graben', 'h3'),
      callout(
        'warning',
        'Finde heraus, wem das Land gehört und ob das Sammeln erlaubt ist. Ein geschlossenes Tor heißt Nein, auch wenn niemand da ist, der es sagt.',
      ),
      paragraph(
        'Ist die Antwort Ja, markiere drei Stellen und eine ',
        bold('Reihenfolge'),
        '. Fang oben an: Was du im Bach findest, verrät dir wenig, aber wo bergauf der letzte Splitter liegt, verrät dir fast alles. Das habe ich an ',
        linkTo('posts', 'Dawn to dusk on the ridges', 'einem langen Tag auf den Graten'),
        ' gelernt.',
      ),
      heading('Was ich dabeihabe', 'h4'),
      callout(
        'tip',
        'Falte die Karte so, dass das Tal von heute außen liegt. Du wirst sie mit kalten Händen aufschlagen.',
      ),
      article('products', 'Brass compass'),
    ],
  },
}
