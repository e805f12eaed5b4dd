import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoFile } from './DemoFile.ts'
import { FILM_HEIGHT, FILM_WIDTH } from './Film.ts'
import { filmList } from './filmList.ts'
import { writeFilm } from './writeFilm.ts'

export async function makeFilms(folder: string, isWanted: (name: string) => boolean): Promise<DemoFile[]> {
  await mkdir(join(folder, 'films'), { recursive: true })
  const made: DemoFile[] = []
  for (const { name, seconds, alt, chord, film } of filmList) {
    const file = `films/${name}.mp4`
    if (isWanted(name)) await writeFilm(await film(), seconds, chord, join(folder, file))
    made.push({ file, kind: 'video', seconds, width: FILM_WIDTH, height: FILM_HEIGHT, alt })
  }
  return made
}
