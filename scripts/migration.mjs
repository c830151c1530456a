// Writes the SQLite migration for a changed schema: `npm run migration -- short-name`. Needs no database. What is
// released never changes: each change of the schema is a migration of its own.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fromRoot } from './lib/paths.mjs'

const name = process.argv[2]
if (!name) throw new Error('Which name? npm run migration -- add-something')

const folder = fromRoot('cms/src/migrations')
const dataDir = mkdtempSync(path.join(tmpdir(), 'directory-migration-'))
for (const command of [['generate:types'], ['migrate:create', name]]) {
  const { status } = spawnSync('npx', ['payload', ...command], {
    cwd: fromRoot('cms'),
    stdio: 'inherit',
    env: { ...process.env, PAYLOAD_CONFIG_PATH: 'src/payload.config.ts', DATA_DIR: dataDir },
  })
  if (status !== 0) process.exit(status ?? 1)
}
rmSync(dataDir, { recursive: true, force: true })

const files = readdirSync(folder)
// A snapshot is the whole schema, and only the newest is read: the next migration is the difference from it.
const snapshots = files.filter((file) => file.endsWith('.json')).sort()
for (const file of snapshots.slice(0, -1)) rmSync(path.join(folder, file))

// Payload generates these files for a less strict compiler.
for (const file of files.filter((file) => file.endsWith('.ts'))) {
  const location = path.join(folder, file)
  const text = readFileSync(location, 'utf8')
    .replace(
      'import { MigrateUpArgs, MigrateDownArgs, sql }',
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replace(/from '(\.\/\d{8}_\d{6}_[^'.]+)'/g, "from '$1.ts'")
  writeFileSync(location, text)
}
