import safeql from '@ts-safeql/eslint-plugin/config'
import tseslint from 'typescript-eslint'

/*
 * ESLint checks SQL only; Oxlint checks everything else (`.oxlintrc.json`).
 */

/** `npm run lint` names a migrated database here; an editor has none. */
const sqlDatabaseUrl = process.env.SQL_LINT_DATABASE_URL

const checkedSql = {
  files: ['{database,domain,endpoints,hooks,jobs,media,bin,seed,server,tools}/**/*.ts'],
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, jsDocParsingMode: 'none' },
  },
  ...safeql.configs.connections({
    databaseUrl: sqlDatabaseUrl ?? '',
    targets: [{ tag: 'sql' }, { tag: 'statement', skipTypeAnnotations: true }],
    overrides: {
      // What `database/sql.ts` and node-postgres make of a value; the parameter is the TypeScript type that stands for it.
      types: {
        int8: 'number',
        numeric: 'number',
        json: 'Json',
        jsonb: 'Json',
        bytea: 'Buffer',
        date: { parameter: 'never', return: 'Date' },
        timestamp: { parameter: 'never', return: 'Date' },
        timestamptz: 'Date',
      },
    },
  }),
}

export default [{ ignores: ['database/migrations'] }, ...(sqlDatabaseUrl ? [checkedSql] : [])]
