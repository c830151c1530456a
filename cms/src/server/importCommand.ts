import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type EmptyCells, emptyCellModes, type ImportMode } from '@directory/shared/importFields'
import type { Payload } from 'payload'
import { startImport } from '../features/imports/changeImports.ts'
import { dropImport, receiveImport } from '../features/imports/receiveImport.ts'
import { readImport } from '../features/imports/records.ts'
import { runtimeOf } from '../lib/runtime/runtime.ts'
import { describePlan } from './describePlan.ts'
import { parseFileArgument, runCommand, withPayload } from './runCommand.ts'
import { attachServices } from './start.ts'

const usage = `npm run import -- list.csv [--dry-run] [--all-or-nothing] [--empty=keep|clear]

  --dry-run         says what would happen and changes nothing
  --all-or-nothing  imports nothing if a row is faulty
  --empty=clear     empty cells delete what is there in rows without a UUID, too; without it they leave it`

const user = { id: 'command', username: 'Kommandozeile' }

// `npm run import`: imports a spreadsheet without a server.
await runCommand(async (environment) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ 'dry-run': { type: 'boolean' }, 'all-or-nothing': { type: 'boolean' } },
      empty: { type: 'string', default: 'keep' },
    },
  })
  const file = parseFileArgument(positionals, usage)
  const emptyCells = emptyCellModes.find((one) => one === values.empty)
  if (!emptyCells) throw new Error(usage)
  await access(file).catch(() => {
    throw new Error(`There is no file ${file}`)
  })
  const settings = environment()
  await mkdir(settings.filesDir, { recursive: true })
  const isGood = await withPayload(settings, async (payload, isAlone) => {
    await attachServices(payload, settings)
    const { imports } = runtimeOf(payload)
    if (isAlone) await imports.resume()
    await imports.idle({ exceptPlaces: true })
    const mode = values['all-or-nothing'] ? 'all-or-nothing' : 'valid-rows'
    return importFile(payload, file, { mode: values['dry-run'] ? null : mode, emptyCells })
  })
  return isGood ? 0 : 2
})

/** Prints the plan and, with a mode, carries it out; returns whether every row was good. */
async function importFile(
  payload: Payload,
  file: string,
  { mode, emptyCells }: { mode: ImportMode | null; emptyCells: EmptyCells },
): Promise<boolean> {
  const { imports } = runtimeOf(payload)
  const { id } = await receiveImport(payload, user, { path: file, name: path.basename(file) }, null, {
    emptyCells,
  })
  await imports.idle({ exceptPlaces: true })
  for await (const line of describePlan(payload, id)) console.log(line)
  try {
    if (mode) {
      await startImport(payload, user, id, { mode })
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
