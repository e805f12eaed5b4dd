import { dynamicSql } from '#database/sql.ts'

/** Whether the product `p` is a stone of which something is known. */
export const HAS_PAPERS = dynamicSql`(p.film_id is not null or concat(p.stone_kind, p.stone_size, p.treatment) <> '')`
