import { getPayload } from 'payload'
import { createConfig } from '../createConfig.ts'
import { claimDataDir } from '../database/singleProcess.ts'
import { type Environment, environment } from '../environment.ts'
import { seedModule } from './fillEmptyDatabase.ts'
import { keepToOneself } from './privateFolder.ts'
import { attachServices } from './start.ts'
import { startProblem } from './startProblem.ts'

// `npm run seed`: the demo content, without a server.
let settings: Environment | undefined
keepToOneself()
try {
  settings = environment()
  // Two processes must not write into one SQLite file; this throws while a server runs.
  const claim = settings.databaseUrl.startsWith('file:') ? claimDataDir(settings.dataDir) : null
  const payload = await getPayload({ config: createConfig(settings) })
  await attachServices(payload, settings)
  const { seedDemo } = await seedModule()
  await seedDemo(payload, { accounts: settings.isPrivate })
  const { totalDocs } = await payload.count({ collection: 'entries' })
  console.log(`The demo content is there: ${totalDocs} entries in all.`)
  await payload.destroy()
  claim?.release()
  process.exit(0)
} catch (error) {
  console.error(startProblem(error, settings) ?? (error instanceof Error ? error.message : error))
  process.exit(1)
}
