// npx tsx tools/demo-media/makeDemoMedia.ts                    everything; needs ffmpeg, takes some minutes
// npx tsx tools/demo-media/makeDemoMedia.ts hero rock-hammer   by name without folder or extension
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { makeCreator } from '../../media/demo/draw/makeCreator.ts'
import { makeFilms } from '../../media/demo/draw/makeFilms.ts'
import { makePictures } from '../../media/demo/draw/makePictures.ts'
import { makePottery } from '../../media/demo/draw/makePottery.ts'
import { makeRecordings } from '../../media/demo/draw/makeRecordings.ts'
import { makeProducts } from '../../media/demo/draw/makeProducts.ts'

const folder = fileURLToPath(new URL('../../media/demo/', import.meta.url))
const names = process.argv.slice(2)
const isWanted = (name: string) => names.length === 0 || names.includes(name)

const files = [
  ...(await makePictures(folder, isWanted)),
  ...(await makeProducts(folder, isWanted)),
  ...(await makeFilms(folder, isWanted)),
  ...(await makeRecordings(folder, isWanted)),
  ...(await makeCreator(folder, isWanted)),
]
await writeFile(`${folder}index.json`, `${JSON.stringify(files, null, 2)}\n`)
const pottery = await makePottery(folder, isWanted)
await writeFile(`${folder}pottery.json`, `${JSON.stringify(pottery, null, 2)}\n`)
process.stdout.write(`${files.length} files listed in media/demo/index.json, ${pottery.length} in pottery.json\n`)
