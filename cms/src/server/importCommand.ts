import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { getPayload, type Payload } from 'payload'
import { createConfig } from '../createConfig.ts'
import { claimDataDir } from '../database/singleProcess.ts'
import { type Environment, environment } from '../environment.ts'
import { startImport } from '../services/imports/changeImports.ts'
import { dropImport, receiveImport } from '../services/imports/receiveImport.ts'
import { readImport } from '../services/imports/records.ts'
import { runtimeOf } from '../services/runtime.ts'
import { describePlan } from './describePlan.ts'
import { keepToOneself } from './privateFolder.ts'
import { attachServices } from './start.ts'
import { startProblem } from './startProblem.ts'

const usage = `npm run import -- list.csv [--dry-run] [--all-or-nothing]

  --dry-run         says what would happen and changes nothing
  --all-or-nothing  imports nothing if a row is faulty`

const user = { id: 'command', username: 'Kommandozeile' }

// `npm run import`: a spreadsheet goes in without a server.
let settings: Environment | undefined
keepToOneself()
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, 'all-or-nothing': { type: 'boolean' } },
  })
  const [given] = positionals
  if (!given || positionals.length > 1) throw new Error(usage)
  // npm runs commands in the project's folder and names the one it was called in.
  const file = path.resolve(process.env.INIT_CWD ?? '.', given)
  await access(file).catch(() => {
    throw new Error(`There is no file ${file}`)
  })
  settings = environment()
  await mkdir(settings.filesDir, { recursive: true })
  // Two processes must not write into one SQLite file; this throws while a server runs.
  const claim = settings.databaseUrl.startsWith('file:') ? claimDataDir(settings.dataDir) : null
  const payload = await getPayload({ config: createConfig(settings) })
  await attachServices(payload, settings)
  const { imports } = runtimeOf(payload)
  if (claim) await imports.resume()
  await imports.idle({ exceptPlaces: true })
  const mode = values['all-or-nothing'] ? 'all-or-nothing' : 'valid-rows'
  const isGood = await importFile(payload, file, values['dry-run'] ? null : mode)
  await imports.stop()
  await payload.destroy()
  claim?.release()
  process.exit(isGood ? 0 : 2)
} catch (error) {
  console.error(startProblem(error, settings) ?? (error instanceof Error ? error.message : error))
  process.exit(1)
}

/** Prints the plan and, with a mode, does it; answers whether every row was good. */
async function importFile(
  payload: Payload,
  file: string,
  mode: 'valid-rows' | 'all-or-nothing' | null,
): Promise<boolean> {
  const { imports } = runtimeOf(payload)
  const { id } = await receiveImport(payload, user, { path: file, name: path.basename(file) }, null)
  await imports.idle({ exceptPlaces: true })
  for await (const line of describePlan(payload, id)) console.log(line)
  try {
    if (mode) {
      await startImport(payload, user, id, mode)
      await imports.idle({ exceptPlaces: true })
    }
    const { state, current, error, message } = await readImport(payload, id)
    if (mode) console.log(`\n${state}: ${current} rows imported, ${error} faulty. ${message ?? ''}`)
    return error === 0
  } finally {
    await dropImport(payload, id)
    if (!mode) await payload.delete({ collection: 'imports', where: { id: { equals: id } } })
  }
}
