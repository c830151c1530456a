import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Payload } from 'payload'
import { openDemoAccount, withFirstAccountLock } from '#collections/Users/firstAccounts.ts'
import type { Environment } from '#environment.ts'
import { createDocument } from '#lib/createDocument.ts'
import { countAll } from '#lib/find/find.ts'
import { projectRoot } from '#lib/paths/projectRoot.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { SettingsError } from '#settingsError.ts'

/** Of the built `seed/seedDemo.ts`. */
interface SeedModule {
  seedDemo(payload: Payload, options: { accounts: boolean }): Promise<void>
}

export async function seedModule(): Promise<SeedModule> {
  return import(pathToFileURL(path.join(projectRoot(), 'seed/dist/seedDemo.js')).href)
}

/** Creates the first administrator and the demo content, each if the settings say so. */
export const fillEmptyDatabase = (payload: Payload, settings: Environment) =>
  withFirstAccountLock(payload, () => fill(payload, settings))

async function fill(payload: Payload, settings: Environment) {
  const hadNoUsers = await inTransaction(payload, async (req) => {
    if ((await countAll(req, 'users')) > 0) return false
    if (settings.firstAdmin) {
      const data = { ...settings.firstAdmin, role: 'Admin' } as const
      await createDocument(req, 'users', data)
    }
    return true
  })
  // A lost database needs a backup, not demo providers.
  const wasInUse = existsSync(inUseMarker(settings))
  if (hadNoUsers && settings.seed === 'demo' && !wasInUse)
    await (await seedModule()).seedDemo(payload, { accounts: settings.isPrivate })
  if (hadNoUsers && wasInUse) payload.logger.warn(emptyAgainWarning)
  await markInUse(payload, settings)
  if (!settings.isPrivate) await assertNoDemoAccounts(payload)
}

const inUseMarker = ({ dataDir }: Environment) => path.join(dataDir, 'in-use')
const emptyAgainWarning =
  'This data folder was in use before, but its database is empty. If that is not what you want, stop the server and restore a backup into a new folder.'

/** Marks a folder from its first account on, for good. */
async function markInUse(payload: Payload, settings: Environment) {
  if (existsSync(inUseMarker(settings))) return
  if ((await countAll(payload, 'users')) > 0)
    await writeFile(inUseMarker(settings), 'Delete the whole folder to begin anew.\n')
}

/** Throws if a demo account still works at a public address: the demo passwords are publicly known. */
async function assertNoDemoAccounts(payload: Payload) {
  const open = await openDemoAccount(payload)
  if (open === null) return
  throw new SettingsError(
    `HOST: the demo account "${open}" still has its well-known password. Start on 127.0.0.1, give it another one or delete it, then open the address.`,
  )
}
