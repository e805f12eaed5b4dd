export type DemoFilm = {
  /** Of its post. */
  title: string
  /** Those of the panel. The other film's are in its description. */
  chapters?: { second: number; title: string }[]
  /** One line every five seconds. */
  captions: { language: string; lines: string[] }[]
  finds: { stone: string; note: string; second: number; picture: string }[]
}

export const filmPartList: DemoFilm[] = [
  {
    title: 'Dawn to dusk on the ridges',
    captions: [
      {
        language: 'en',
        lines: [
          'Half past five. Nothing to see yet, so I listen to the creek.',
          'First light on the upper ridge.',
          'At noon everything is flat. A bad time to look for a seam.',
          'Here, left of the saddle: that gully was not there this morning.',
          'Low sun is the best map there is.',
          'Mark it now. In ten minutes it is gone.',
          'Dusk. Tomorrow we dig.',
        ],
      },
      {
        language: 'es',
        lines: [
          'Las cinco y media. Aún no se ve nada, así que escucho el arroyo.',
          'La primera luz en la cresta alta.',
          'A mediodía todo es plano. Mala hora para buscar una veta.',
          'Aquí, a la izquierda del collado: esa barranca no estaba esta mañana.',
          'El sol bajo es el mejor mapa.',
          'Márcalo ahora. En diez minutos desaparece.',
          'Anochece. Mañana cavamos.',
        ],
      },
    ],
    finds: [
      {
        stone: 'Laguna agate',
        note: 'Float in the gully: three fist-sized nodules with red and white bands.',
        second: 17,
        picture: 'laguna-slice',
      },
      {
        stone: 'Crooked fortification agate',
        note: 'Just under the saddle, where the low sun shows the seam.',
        second: 23,
        picture: 'crooked-fortification',
      },
    ],
  },
  {
    title: 'The beach under ultraviolet',
    chapters: [
      { second: 0, title: 'Gray pebbles' },
      { second: 12, title: 'Lamp on' },
      { second: 28, title: 'What glows, and why' },
    ],
    captions: [
      {
        language: 'en',
        lines: [
          'By day this beach is gray.',
          'Glasses on before the lamp, always.',
          'Now wait until your eyes are used to the dark.',
          'Lamp on. Every third pebble answers.',
          'The orange ones are sodalite.',
          'Hold the lamp low and walk slowly.',
          'Calcite is paler and fades more slowly.',
          'Leave the glass where it is: it only looks like a find.',
        ],
      },
    ],
    finds: [
      {
        stone: 'Sodalite syenite',
        note: 'Glows orange under 365 nm.',
        second: 18,
        picture: 'sodalite-glow',
      },
    ],
  },
]
