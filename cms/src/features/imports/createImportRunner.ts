import type { Payload } from 'payload'
import { currentIso } from '#clock.ts'
import { isAway, isOutcomeUnknown } from '#database/databaseUnavailable.ts'
import { markUndone } from '#hooks/log/undoable.ts'
import { startJob } from '#jobs/startJob.ts'
import { isStorageFailure } from '#lib/errors/storageFailure.ts'
import { importRowKinds } from '#shared/fields/importFields'
import { applyStep } from './applyStep.ts'
import { deleteParts } from './parts.ts'
import { type ImportPlan, planImport } from './planImport.ts'
import {
  changeImportIf,
  ended,
  findImports,
  type ImportChange,
  type ImportRecord,
  isInState,
  logImport,
  readImport,
} from './records.ts'
import { because } from './remarks.ts'
import { forgetNotes, removeCategories, undoStep } from './undoStep.ts'

declare module '#lib/runtime/runtime.ts' {
  interface Runtime {
    imports: ReturnType<typeof createImportRunner>
  }
}

/** Previews do not wait for imports; imports run one after the other, started ones first. */
const lanes = [['planning'], ['running', 'undoing', 'waiting']] as const

/** Pause before a failed save is retried, and before other servers' imports are looked for. */
const everyMs = 10_000

/** One server at a time works in a lane. If it dies, another one goes on. */
export function createImportRunner(payload: Payload) {
  const failure = 'The imports wait until something can be read and saved again'
  const jobs = lanes.map((states) => {
    const how = { everyMs, failure, lease: `imports ${states[0]}` }
    return startJob(payload, (signal) => workOff(payload, states, signal), how)
  })
  return {
    /** Continues pending imports in the background, also those that a stopped server left. */
    wake: () => jobs.forEach((job) => void job.wake()),
    /** Resolves when nothing is left to do. */
    idle: () => Promise.all(jobs.map((job) => job.look())),
    /** Stops after the current transaction; the rest continues after the next start. */
    stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))),
  }
}

async function workOff(payload: Payload, states: readonly ImportRecord['state'][], signal: AbortSignal) {
  while (!signal.aborted) {
    const record = await nextImport(payload, states)
    if (!record) return
    try {
      await advance(payload, record)
    } catch (err) {
      // The import is not at fault, and that it failed could not be saved either.
      if (isStorageFailure(err) || isAway(err) || isOutcomeUnknown(err)) throw err
      payload.logger.error({ err, msg: `Import ${record.id} failed` })
      // Rows already written stay and can be undone.
      const failed = () => ended('failed', record.id, because('unexpected'))
      await changeImportIf(payload, record.id, isInState(record.state), failed)
    }
  }
}

async function nextImport(payload: Payload, states: readonly ImportRecord['state'][]) {
  for (const state of states) {
    const where = { state: { equals: state } }
    const [next] = await findImports(payload, { where, sort: ['startedAt', 'createdAt'], limit: 1 })
    if (next) return next
  }
  return null
}

async function advance(payload: Payload, record: ImportRecord) {
  const { id, state } = record
  if (state === 'undoing') {
    if (!(await undoStep(payload, record))) await finishUndoing(payload, record)
  } else if (state === 'running') {
    if (!(await applyStep(payload, record))) await finish(payload, record)
  } else {
    const plan = await planImport(payload, record)
    const isPlanned = await changeImportIf(payload, id, isInState(state), (present) =>
      afterPlan(present, plan),
    )
    // Cancelled meanwhile, so its preview is deleted.
    if (!isPlanned && isInState('cancelled')(await readImport(payload, id))) await deleteParts(payload, id)
  }
}

const finish = (payload: Payload, { id }: ImportRecord) =>
  changeImportIf(
    payload,
    id,
    isInState('running'),
    async ({ counts, user, fileName: file, reasons }, req) => {
      const { new: created = 0, changed = 0, faulty = 0 } = counts ?? {}
      await logImport(req, user, { kind: 'imported', file, new: created, changed, faulty }, id)
      return ended('done', id, reasons)
    },
  )

const finishUndoing = (payload: Payload, { id }: ImportRecord) =>
  changeImportIf(payload, id, isInState('undoing'), async ({ user, undoneBy, fileName: name, left }, req) => {
    await removeCategories(req, id)
    await forgetNotes(req, id)
    const by = undoneBy || user
    await logImport(req, by, { kind: 'import_undone', name })
    await markUndone(req, { target: id, kind: 'import' }, by)
    const reasons = left.length > 0 ? because('left_alone') : []
    return { step: 0, toLocate: 0, activeFor: id, state: 'undone', undoneAt: currentIso(), reasons }
  })

function afterPlan(record: ImportRecord, { counts, questions }: ImportPlan): ImportChange {
  const total = importRowKinds.reduce((sum, kind) => sum + counts[kind], 0)
  const due = counts.new + counts.changed
  const hasChanged = record.state === 'waiting' && (record.counts?.announced ?? due) !== due
  const isPreview = record.state === 'planning' || hasChanged
  const reasons = record.reasons.filter(({ kind }) => kind !== 'changedSince')
  return {
    ...{ counts, questions, total, error: counts.faulty, step: 0, toLocate: 0 },
    reasons: hasChanged ? [...reasons, ...because('changedSince')] : reasons,
    ...(isPreview
      ? { activeFor: record.id, state: 'ready', startedAt: null, current: 0 }
      : { state: 'running', current: counts.unchanged }),
  }
}
