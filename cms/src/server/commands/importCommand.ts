import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Payload } from 'payload'
import { startImport, stopImport } from '#features/imports/changeImports.ts'
import { receiveImport } from '#features/imports/receiveImport.ts'
import { readImport } from '#features/imports/records.ts'
import { reasonsIn } from '#features/imports/remarks.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { say } from '#lib/words/translate.ts'
import { type EmptyCells, emptyCellModes } from '#shared/fields/importFields'
import { attachServices } from '../start.ts'
import { describePlan } from './describePlan.ts'
import { parseFileArgument, runCommand, withPayload } from './runCommand.ts'

const usage = `npm run import -- list.csv [--dry-run] [--all-or-nothing] [--empty=keep|clear]

  --dry-run         says what would happen and changes nothing
  --all-or-nothing  imports nothing if a row is faulty
  --empty=clear     empty cells delete what is there in rows without a UUID, too; without it they leave it`

const user = { id: 'command', username: say('import.by_command') }

await runCommand(async (environment) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      'all-or-nothing': { type: 'boolean' },
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
  await mkdir(settings.dataDir, { recursive: true })
  const isGood = await withPayload(settings, async (payload, isAlone) => {
    await attachServices(payload, settings)
    const { imports } = runtimeOf(payload)
    if (isAlone) imports.wake()
    await imports.idle()
    const { 'dry-run': isDry = false, 'all-or-nothing': needsAll = false } = values
    return importFile(payload, file, { isDry, needsAll, emptyCells })
  })
  return isGood ? 0 : 2
})

interface Wanted {
  isDry: boolean
  /** Nothing is imported if a row is faulty. */
  needsAll: boolean
  emptyCells: EmptyCells
}

/** Prints the plan and, unless it is dry, carries it out; returns whether every row was good. */
async function importFile(payload: Payload, file: string, { isDry, needsAll, emptyCells }: Wanted) {
  const { id } = await receiveImport(
    payload,
    user,
    { path: file, name: path.basename(file) },
    { asks: false, emptyCells },
  )
  await settled(payload, id)
  for await (const line of describePlan(payload, id)) console.log(line)
  const { error: faulty } = await readImport(payload, id)
  const isStarted = !isDry && !(needsAll && faulty > 0)
  try {
    if (isStarted) {
      await startImport(payload, user, id)
      await settled(payload, id)
    }
    const { state, current, error, reasons, left } = await readImport(payload, id)
    if (isStarted)
      console.log(`\n${state}: ${current} rows imported, ${error} faulty. ${reasonsIn('de', reasons, left)}`)
    else if (!isDry) console.log(`\nNothing imported: ${error} faulty.`)
    return error === 0
  } finally {
    await stopImport(payload, id)
    if (!isStarted) await payload.delete({ collection: 'imports', where: { id: { equals: id } } })
  }
}

/** Here or on a server that has taken it up. */
async function settled(payload: Payload, id: string) {
  for (;;) {
    await runtimeOf(payload).imports.idle()
    if (!['planning', 'waiting', 'running'].includes((await readImport(payload, id)).state)) return
    await pause(500)
  }
}
