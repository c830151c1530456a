import { existsSync } from 'node:fs'
import { sqlitePath } from '../database/sqliteClient.ts'
import type { Environment } from '../environment.ts'
import type { BackupSummary } from '../features/backup/format.ts'
import { assertRestoreFinished } from '../features/backup/unfinished.ts'
import { writeBackup } from '../features/backup/writeBackup.ts'
import { askForBackup } from './backupSocket.ts'
import { fileArgument, runCommand, withPayload } from './runCommand.ts'

// `npm run backup`: made by the server if one runs, otherwise by this process.
await runCommand(async (environment) => {
  const file = fileArgument('npm run backup -- file')
  const settings = environment()
  const { path, documents, files } =
    (await askForBackup(settings.dataDir, file)) ?? (await withoutServer(settings, file))
  console.log(`The backup is there: ${path} (${documents} documents, ${files} files).`)
  return 0
})

async function withoutServer(settings: Environment, file: string): Promise<BackupSummary> {
  const isOwnFile = settings.databaseUrl.startsWith('file:')
  if (isOwnFile && !existsSync(sqlitePath(settings.databaseUrl)))
    throw new Error(`There is nothing to back up: no database at ${sqlitePath(settings.databaseUrl)}.`)
  assertRestoreFinished(settings.dataDir)
  return withPayload(settings, (payload) => writeBackup(payload, file))
}
