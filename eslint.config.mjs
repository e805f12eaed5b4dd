import { readdirSync } from 'node:fs'
import safeql from '@ts-safeql/eslint-plugin/config'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import tseslint from 'typescript-eslint'
import { mayImport, webMayImport } from './house.config.mjs'

const rooms = Object.keys(mayImport)

/** One zone for each pair of rooms that is not in the table, and one that keeps tests out of everything. */
const zones = [
  ...rooms.flatMap((room) =>
    [...rooms, 'tests', 'payload-types.ts']
      .filter((other) => other !== room && !mayImport[room].includes(other))
      .map((other) => ({
        target: `./${room}`,
        from: `./${other}`,
        except: mayImport[room]
          .filter((path) => path.startsWith(`${other}/`))
          .map((path) => `./${path.slice(other.length + 1)}`),
        message: `${room} may not import from ${other}; house.config.mjs holds the table.`,
      })),
  ),
  ...webZones(),
]

function webZones() {
  const parts = Object.keys(webMayImport)
  const between = parts.flatMap((part) =>
    parts
      .filter((other) => other !== part && !webMayImport[part].includes(other))
      .map((other) => ({
        target: `./web/src/${part}`,
        from: `./web/src/${other}`,
        message: `In the SPA, ${part} may not import from ${other}.`,
      })),
  )
  const features = readdirSync(new URL('./web/src/features', import.meta.url))
  const apart = features.map((feature) => ({
    target: `./web/src/features/${feature}`,
    from: './web/src/features',
    except: [`./${feature}`],
    message: 'Features do not know each other; compose them in a route.',
  }))
  return [...between, ...apart]
}

/*
 * Oxlint checks types, hooks and accessibility (`.oxlintrc.json`). What it does not know is here: who may import whom, and
 * SQL.
 */

/** `npm run lint` names a migrated database here; an editor has none and checks everything else. */
const sqlDatabaseUrl = process.env.SQL_LINT_DATABASE_URL

const checkedSql = {
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  files: ['{database,domain,endpoints,hooks,jobs,media,bin,seed,server,tools}/**/*.ts'],
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

const typedRows = {
  selector: 'CallExpression[callee.name=/^rows?$/][typeArguments]',
  message: 'Put the row’s type on the `sql` tag, where it is checked, or read the rows with `parsedRows`.',
}

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '**/dist',
      'cms/.next',
      '.data',
      'database/migrations',
      'payload-types.ts',
      'cms/app/(payload)/importMap.js',
      'cms/next-env.d.ts',
    ],
  },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'env.ts is the only reader of the environment.' },
      ],
      'no-restricted-syntax': [
        'error',
        typedRows,
        {
          selector: 'CallExpression[callee.property.name="query"][typeArguments]',
          message: 'Read rows with `row` and `sql`, which is checked, or with `parsedRows`.',
        },
      ],
    },
  },
  // They look into the database as an outsider would.
  { files: ['packages/**', 'tests/**', 'tools/**'], rules: { 'no-restricted-syntax': ['error', typedRows] } },
  // Providers' stand-ins are programs of their own, tests set what they need, and tools read their config as they load.
  {
    files: [
      'env.ts',
      'cms/next.config.mjs',
      'eslint.config.mjs',
      'tools/chaos/skewClock.ts',
      'packages/*/src/main.ts',
      'packages/*/tests/**',
      'tests/**',
      'web/vite.config.ts',
      '*.config.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  ...(sqlDatabaseUrl ? [checkedSql] : []),
)
