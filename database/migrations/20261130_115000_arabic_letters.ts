import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { FOLDED, rebuiltIndex } from './foldedSearch/foldedIndex.ts'
import { foldFunctions } from './foldedSearch/foldFunctions.ts'

/** Arabic, Persian and Urdu words are found with the letters and digits of each of their keyboards. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(withArabic(foldFunctions) + REBUILT))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(foldFunctions + REBUILT))
}

/** Also drops the line that draws an Arabic word out. */
function withArabic(functions: string): string {
  return functions
    .replace(String.raw`'[\U000000ad-\U000000ad\U00000300`, String.raw`'[\U00000640\U000000ad-\U000000ad\U00000300`)
    .replace(
      "translate(folded, 'øđðħıłŧς', 'oddhiltσ')",
      "translate(folded, 'øđðħıłŧςٱىیےکةہۂەھ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'oddhiltσايييكههههه01234567890123456789')",
    )
}

/** The indexes of the studio's search contain folded words, too. */
const REBUILT = `${rebuiltIndex(FOLDED.folded)}
reindex index users_in_studio;
reindex index orders_in_studio;
reindex index posts_in_studio;`
