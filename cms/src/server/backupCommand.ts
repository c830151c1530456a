import { existsSync } from 'node:fs'
import { getPayload } from 'payload'
import { createConfig } from '../createConfig.ts'
import { claimDataDir } from '../database/singleProcess.ts'
import { sqlitePath } from '../database/sqliteClient.ts'
import { type Environment, environment } from '../environment.ts'
import type { Summary } from '../services/backup/format.ts'
import { assertFinished } from '../services/backup/unfinished.ts'
import { writeBackup } from '../services/backup/writeBackup.ts'
import { askForBackup } from './backupSocket.ts'
import { fileArgument } from './fileArgument.ts'
import { keepToOneself } from './privateFolder.ts'
import { startProblem } from './startProblem.ts'

// `npm run backup`: by the server where one runs, else by this process.
let settings: Environment | undefined
keepToOneself()
try {
  const file = fileArgument('npm run backup -- file')
  settings = environment()
  const { path, documents, files, missing } =
    (await askForBackup(settings.dataDir, file)) ?? (await withoutServer(settings, file))
  console.log(`The backup is there: ${path} (${documents} documents, ${files} files).`)
  for (const name of missing) console.log(`The file ${name} was lost before, so it is not in the backup.`)
  process.exit(0)
} catch (error) {
  console.error(startProblem(error, settings) ?? (error instanceof Error ? error.message : error))
  process.exit(1)
}

async function withoutServer(settings: Environment, file: string): Promise<Summary> {
  const isOwnFile = settings.databaseUrl.startsWith('file:')
  if (isOwnFile && !existsSync(sqlitePath(settings.databaseUrl)))
    throw new Error(`There is nothing to back up: no database at ${sqlitePath(settings.databaseUrl)}.`)
  assertFinished(settings.dataDir)
  const claim = isOwnFile ? claimDataDir(settings.dataDir) : null
  const payload = await getPayload({ config: createConfig(settings) })
  const summary = await writeBackup(payload, file)
  await payload.destroy()
  claim?.release()
  return summary
}
