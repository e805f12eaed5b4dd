import * as initial from './20261128_080000_initial.ts'
import * as copiedFilms from './20261129_120000_copied_films.ts'

/** Every migration in its order; each runs once per database. */
export const migrations = [
  { name: '20261128_080000_initial', up: initial.up, down: initial.down },
  { name: '20261129_120000_copied_films', up: copiedFilms.up, down: copiedFilms.down },
]
