import { existsSync } from 'node:fs'
import { sqlitePath } from '#database/sqliteClient.ts'
import { createBackups } from '#features/backup/createBackups.ts'
import { assertRestoreFinished } from '#features/backup/unfinished.ts'
import { fileArgument, runCommand, withPayload } from './runCommand.ts'

await runCommand(async (environment) => {
  const file = fileArgument('npm run backup -- file')
  const settings = environment()
  const isOwnFile = settings.databaseUrl.startsWith('file:')
  if (isOwnFile && !existsSync(sqlitePath(settings.databaseUrl)))
    throw new Error(`There is nothing to back up: no database at ${sqlitePath(settings.databaseUrl)}.`)
  assertRestoreFinished(settings.dataDir)
  const { path, documents, files } = await withPayload(
    settings,
    (payload) => createBackups(payload, settings.dataDir).make(file),
    { onlyReads: true },
  )
  console.log(`The backup is there: ${path} (${documents} documents, ${files} files).`)
  return 0
})
