import { writeSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { BasePayload } from 'payload'
import { claimDataDir } from '#database/singleProcess.ts'
import { readEnvironment } from '#environment.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { createConfig } from '#payload.config.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { attachServices } from '#server/start.ts'
import { receiveImport } from './receiveImport.ts'

/** Server without HTTP: continues running imports, then imports the given file if there is one; prints its progress. */
const [dataDir, file] = process.argv.slice(2)
if (!dataDir) throw new Error('usage: import.fixture <data folder> [file]')
const say = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`)

const settings = {
  ...readEnvironment({ DATA_DIR: dataDir, SEED: 'none', RATE_LIMIT: 'off' }),
  geocoderUrl: '',
}
await mkdir(settings.dataDir, { recursive: true })
claimDataDir(dataDir)
const payload = await new BasePayload().init({ config: createConfig(settings) })
await attachServices(payload, settings)
const { imports } = runtimeOf(payload)
dieAt(Number(process.env.DIE_AT ?? Number.POSITIVE_INFINITY))

const progress = setInterval(async () => {
  const { docs } = await payload.find({ collection: 'imports', sort: '-createdAt', limit: 1, depth: 0 })
  if (docs[0]) say({ state: docs[0].state, current: docs[0].current, error: docs[0].error })
}, 100)

say({ ready: true })
imports.wake()
const user = { id: 'somebody', username: 'somebody' }
if (file) await receiveImport(payload, user, { path: file, name: 'list.csv' }, { asks: false, starts: true })
await imports.idle()
clearInterval(progress)
say({ end: true, entries: publicDataOf(payload).allEntries().length })
process.exit(0)

/** In the middle of the step that brings the progress to `rows` rows. */
function dieAt(rows: number): void {
  const { updateOne } = payload.db
  payload.db.updateOne = async (args) => {
    const result = await updateOne.call(payload.db, args)
    const { current } = (args as { data: { current?: number } }).data
    if (args.collection === 'imports' && (current ?? 0) >= rows) process.kill(process.pid, 'SIGKILL')
    return result
  }
}
