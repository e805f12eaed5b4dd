import { type Database, row, sql } from '#database/sql.ts'

type FindFile = {
  id: number
  stone: string
  photos: number[] | null
  /** Only by choice. */
  finder: string | null
  isChosen: boolean
}

/** Null without its finder's consent. */
export async function readFindFile(database: Database, id: number): Promise<FindFile | null> {
  return row(
    database,
    sql<FindFile>`
      select f.id, f.stone, f.chosen_at is not null as "isChosen",
        coalesce((select json_agg(p.id order by p.id) from logged_find_photos p where p.find_id = f.id), '[]') as photos,
        case when f.show_name then (select n.name from profiles n where n.user_id = f.user_id) end as finder
      from logged_finds f join users u on u.id = f.user_id and u.closed_at is null where f.id = ${id} and f.may_show`,
  )
}
