import { expect, it } from 'vitest'
import { testFilm } from '../../support/films.ts'
import { signUpEmployee } from '../../support/people.ts'
import { postFor, publishFilm } from '../../support/posts.ts'
import { runProgram } from '../../support/programs.ts'
import { siteVariables } from '../../support/siteVariables.ts'
import { useSite } from '../../support/site.ts'
import { upload } from '../../support/uploads.ts'

const site = useSite()

it('npm run convert-films prepares the films that have no stream, and prints its progress', async () => {
  const employee = await signUpEmployee(site)
  const { id } = await publishFilm(employee, { videoURL: await upload(employee, await testFilm({ seconds: 5 })) })
  const { code, output } = await runProgram(
    'convert-films',
    [],
    siteVariables({ siteUrl: site.url, databaseUrl: process.env['DATABASE_URL'] ?? '', dataDir: site.dataDir }),
  )
  expect([code, output]).toEqual([0, expect.stringMatching(/\.mp4: 100 %\n +1 of 1 films are prepared\n$/)])
  expect(await postFor(employee, id)).toMatchObject({ stream: { state: 'ready' } })
})
