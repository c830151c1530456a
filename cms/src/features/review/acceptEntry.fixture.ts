import { writeSync } from 'node:fs'
import { getPayload } from 'payload'
import { readEnvironment } from '#environment.ts'
import { createConfig } from '#payload.config.ts'
import { attachServices } from '#server/start.ts'
import { acceptEntry } from './acceptEntry.ts'

/** Accepts a pending entry in a process killed just before its n-th write; prints `done` if there is none. */
const [dataDir, id, killBefore] = process.argv.slice(2)
if (!dataDir || !id || !killBefore) throw new Error('usage: acceptEntry.fixture <data folder> <id> <n>')

const settings = readEnvironment({ DATA_DIR: dataDir, SEED: 'none' })
const payload = await getPayload({ config: createConfig(settings) })
await attachServices(payload, settings)
const [user] = (await payload.find({ collection: 'users', limit: 1 })).docs
if (!user) throw new Error('There is nobody who could accept')

const names = [
  ...['create', 'updateOne', 'updateMany', 'deleteOne', 'deleteMany', 'createVersion', 'updateVersion'],
  ...['deleteVersions', 'commitTransaction'],
]
const adapter = payload.db as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
let writes = 0
for (const name of names) {
  const write = adapter[name]
  if (!write) throw new Error(`The adapter has no ${name}`)
  adapter[name] = async (...args) => {
    if (++writes === Number(killBefore)) process.kill(process.pid, 'SIGKILL')
    return write.apply(adapter, args)
  }
}
await acceptEntry(payload, { ...user, collection: 'users' }, { id, replace: '', keepToken: false })
writeSync(1, 'done\n')
process.kill(process.pid, 'SIGKILL')
