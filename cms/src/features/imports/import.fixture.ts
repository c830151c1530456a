import { writeSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { BasePayload } from 'payload'
import { claimDataDir } from '../../database/singleProcess.ts'
import { readEnvironment } from '../../environment.ts'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import { createConfig } from '../../payload.config.ts'
import { publicDataOf } from '../../publicData/live/publicData.ts'
import { attachServices } from '../../server/start.ts'
import { undoImport } from './changeImports.ts'
import { readPlan } from './parts.ts'
import { receiveImport } from './receiveImport.ts'

/**
 * Server without HTTP: continues running imports, then imports the given file if there is one, and prints its progress
 * and the maximum number of rows moved to or from the database at once. With the mode `undo` it then reads all imported
 * rows and undoes the import.
 */
const [dataDir, file, mode] = process.argv.slice(2)
if (!dataDir) throw new Error('usage: import.fixture <data folder> [file] [mode]')
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
const publicData = publicDataOf(payload)
dieAt(Number(process.env.DIE_AT ?? Number.POSITIVE_INFINITY))

let maxRows = 0
countRows()
const progress = setInterval(async () => {
  const { docs } = await payload.find({ collection: 'imports', sort: '-createdAt', limit: 1, depth: 0 })
  if (docs[0]) say({ state: docs[0].state, current: docs[0].current, error: docs[0].error })
}, 100)

say({ ready: true })
imports.wake()
const user = { id: 'somebody', username: 'somebody' }
let id = ''
if (file) {
  const received = { path: file, name: 'list.csv' }
  id = (await receiveImport(payload, user, received, { asks: false, starts: true })).id
}
await imports.idle()
const entries = publicData.allEntries().length
const undo = mode === 'undo' ? await leafAndUndo() : {}
clearInterval(progress)
say({ end: true, entries, ...undo, maxRows })
process.exit(0)

/** Ends the process without warning in the middle of the step that brings the progress to `rows` rows. */
function dieAt(rows: number): void {
  const { updateOne } = payload.db
  payload.db.updateOne = async (args) => {
    const result = await updateOne.call(payload.db, args)
    const { current } = (args as { data: { current?: number } }).data
    if (args.collection === 'imports' && (current ?? 0) >= rows) process.kill(process.pid, 'SIGKILL')
    return result
  }
}

/** Records how many rows one database call contains: an import's memory does not grow with its file. */
function countRows(): void {
  const db = payload.db as unknown as Record<string, (args: { data?: unknown }) => Promise<unknown>>
  const note = (one: unknown): void => {
    const { docs, content } = (one ?? {}) as { docs?: unknown[]; content?: unknown }
    if (Array.isArray(content)) maxRows = Math.max(maxRows, content.length)
    docs?.forEach(note)
  }
  for (const call of ['create', 'find', 'findOne', 'updateOne']) {
    const original = db[call]?.bind(db)
    db[call] = async (args) => {
      note(args.data)
      const found = await original?.(args)
      note(found)
      return found
    }
  }
}

async function leafAndUndo() {
  const rows = new Set<number>()
  for await (const { row } of readPlan(payload, id, 'new')) rows.add(row)
  await undoImport(payload, user, id)
  await imports.idle()
  return { leafed: rows.size, entriesLeft: publicData.allEntries().length }
}
