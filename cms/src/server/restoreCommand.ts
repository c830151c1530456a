import { mkdir } from 'node:fs/promises'
import { getPayload } from 'payload'
import { createConfig } from '../createConfig.ts'
import { claimDataDir } from '../database/singleProcess.ts'
import { type Environment, environment } from '../environment.ts'
import { checkBackup } from '../services/backup/readBackup.ts'
import { restoreBackup } from '../services/backup/restoreBackup.ts'
import { assertFinished } from '../services/backup/unfinished.ts'
import { fileArgument } from './fileArgument.ts'
import { keepToOneself } from './privateFolder.ts'
import { startProblem } from './startProblem.ts'

// `npm run restore`: a backup goes into an empty place.
let settings: Environment | undefined
keepToOneself()
try {
  const file = fileArgument('npm run restore -- file')
  settings = environment()
  // Before even a folder is made.
  const { manifest } = await checkBackup(file)
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
  assertFinished(settings.dataDir)
  const claim = settings.databaseUrl.startsWith('file:') ? claimDataDir(settings.dataDir) : null
  const payload = await getPayload({ config: createConfig(settings) })
  const { documents, files, missing, isSame } = await restoreBackup(payload, file, settings.dataDir)
  await payload.destroy()
  claim?.release()
  console.log(`The backup of ${manifest.madeAt} is restored: ${documents} documents, ${files} files.`)
  for (const name of missing) console.log(`The file ${name} was lost before the backup was made.`)
  console.log(
    isSame
      ? 'What is there now was read again: it is the same.'
      : 'What is there now was read again, and something of it is NOT the same as in the backup.',
  )
  console.log(
    'No mail is sent until an Admin says so on the dashboard of the admin UI. Everybody logs in anew.',
  )
  process.exit(isSame ? 0 : 2)
} catch (error) {
  console.error(startProblem(error, settings) ?? (error instanceof Error ? error.message : error))
  process.exit(1)
}
