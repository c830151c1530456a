import { withFirstAccountLock } from '#collections/Users/firstAccounts.ts'
import { seedModule } from '../fillEmptyDatabase.ts'
import { attachServices } from '../start.ts'
import { runCommand, withPayload } from './runCommand.ts'

await runCommand(async (environment) => {
  const settings = environment()
  await withPayload(settings, async (payload) => {
    await attachServices(payload, settings)
    const { seedDemo } = await seedModule()
    await withFirstAccountLock(payload, () => seedDemo(payload, { accounts: settings.isPrivate }))
    const { totalDocs } = await payload.count({ collection: 'entries' })
    console.log(`The demo content is there: ${totalDocs} entries in all.`)
  })
  return 0
})
