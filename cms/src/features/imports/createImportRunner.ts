import { importRowKinds, isNameOpen } from '@directory/shared/importFields'
import type { Payload } from 'payload'
import { currentIso, currentTime } from '../../clock.ts'
import { isAway, isOutcomeUnknown } from '../../database/databaseUnavailable.ts'
import { markUndone } from '../../hooks/log/undoable.ts'
import { startJob } from '../../jobs/startJob.ts'
import { createLanes } from '../../lib/createLanes.ts'
import { isStorageFailure } from '../../lib/errors/storageFailure.ts'
import { findAll } from '../../lib/find/find.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import { applyStep } from './applyStep.ts'
import { deleteParts } from './parts.ts'
import { type ImportPlan, planImport } from './planImport.ts'
import { because } from './reasons.ts'
import {
  asRecord,
  changeImport,
  changeImportIf,
  findImport,
  type ImportChange,
  type ImportLease,
  type ImportRecord,
  ImportTakenOver,
  logImport,
  releasedFields,
  rowsByOutcome,
} from './records.ts'
import { forgetNotes, revertCategories, undoStep } from './undoStep.ts'

export interface ImportRunner {
  /** Continues an import in the background with its next step. */
  wake(id: string): void
  /** Continues everything that was running when this or another process ended. */
  resume(): Promise<void>
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>
  /** Stops after the current transaction; the rest continues after the next start. */
  stop(): Promise<void>
}

declare module '../../lib/runtime/runtime.ts' {
  interface Runtime {
    imports: ImportRunner
  }
}

/** Previews wait for no import, imports for one another. */
const lanesByState = { planning: 'plan', waiting: 'change', running: 'change', undoing: 'change' } as const
type Lane = 'plan' | 'change'

const laneOf = ({ state }: ImportRecord): Lane | null =>
  lanesByState[state as keyof typeof lanesByState] ?? null

/** Milliseconds after which a process that has not said that it is at work counts as dead, and others look for that. */
const leaseFor = 60_000
/** Before what could not be saved is tried again. */
const pauseMs = 2000

interface Options {
  /** No other process works on this database, so whatever is under way is left over. */
  isAlone: boolean
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function createImportRunner(payload: Payload, { isAlone }: Options): ImportRunner {
  const me = crypto.randomUUID()
  const lanes = createLanes<Lane>(['plan', 'change'])
  const { signal } = lanes
  const lease = (): ImportLease => ({
    holder: me,
    holdUntil: new Date(currentTime() + leaseFor).toISOString(),
  })

  function wake(id: string): void {
    if (signal.aborted) return
    const look = async () => {
      const record = await findImport(payload, id)
      // Cancelled before it changed anything: nothing of it is offered.
      if (record?.state === 'cancelled' && record.step === 0) await deleteParts(payload, id)
      else if (record) enqueue(record)
    }
    lanes.prepare(look().catch((err) => payload.logger.error({ err, msg: `Import ${id} cannot be read` })))
  }

  function enqueue(record: ImportRecord): void {
    const lane = laneOf(record)
    if (lane) lanes.add(lane, record.id, () => work(record.id, lane))
  }

  /** Step by step, each of which looks anew at what the import is to become. */
  async function work(id: string, lane: Lane): Promise<void> {
    try {
      while (!signal.aborted) {
        const record = await take(id)
        if (!record) return
        if (laneOf(record) !== lane) return enqueue(record)
        await advance(record)
      }
    } catch (err) {
      if (err instanceof ImportTakenOver) return wake(id)
      if (!signal.aborted) await afterFailure(id, err)
    }
  }

  async function afterFailure(id: string, err: unknown): Promise<void> {
    const { logger } = payload
    // The import is not at fault, and a state "failed" could not be saved either.
    if (isStorageFailure(err)) {
      logger.error({ err, msg: `Import ${id} waits until something can be saved again` })
      return lanes.later(pauseMs, () => wake(id))
    }
    // Without the database the import cannot be marked as failed; the next look for imports continues it.
    if (isAway(err) || isOutcomeUnknown(err))
      return logger.warn({ err, msg: `Import ${id} waits for the database` })
    logger.error({ err, msg: `Import ${id} failed` })
    await giveUp(id).catch((err) => logger.error({ err, msg: `Import ${id} is left as it is` }))
  }

  /** Says that this process works on it, unless another one does. */
  const take = (id: string) =>
    changeImportIf(payload, id, (record) => laneOf(record) !== null && isFree(record), lease)

  const isFree = ({ holder, holdUntil }: ImportRecord) => {
    if (isAlone || !holder || holder === me || !holdUntil) return true
    const left = new Date(holdUntil).getTime() - currentTime()
    // No lease lasts longer: the clock was put back since. A process that still works on it finds it taken over.
    return left < 0 || left > 2 * leaseFor
  }

  async function advance(record: ImportRecord): Promise<void> {
    switch (record.state) {
      case 'planning':
      case 'waiting':
        return plan(record)
      case 'running':
        if (!(await applyStep(payload, record, lease()))) await finish(record)
        return
      case 'undoing':
        if (!(await undoStep(payload, record, lease()))) await finishUndoing(record)
    }
  }

  const isHeld = (record: ImportRecord) => record.holder === me

  async function plan(record: ImportRecord): Promise<void> {
    const found = await planImport(payload, record)
    const isStill = (present: ImportRecord) => isHeld(present) && present.state === record.state
    if (!(await changeImportIf(payload, record.id, isStill, (present) => afterPlan(present, found))))
      throw new ImportTakenOver()
  }

  async function finish({ id }: ImportRecord): Promise<void> {
    await inTransaction(payload, async (req) => {
      const record = await findImport(payload, id, req)
      if (record?.state !== 'running' || !record.counts) return
      const { new: created, changed, faulty } = rowsByOutcome(record.counts)
      const rows = { new: created, changed, faulty }
      await logImport(req, record.user, { kind: 'imported', file: record.fileName, ...rows }, id)
      const end = { state: 'done' as const, finishedAt: currentIso() }
      await changeImport(req, id, { ...releasedFields(record), ...end })
    })
  }

  async function finishUndoing({ id }: ImportRecord): Promise<void> {
    await inTransaction(payload, async (req) => {
      const record = await findImport(payload, id, req)
      if (record?.state !== 'undoing') return
      const left = [...record.left, ...(await revertCategories(req, id))]
      await forgetNotes(req, id)
      const by = record.undoneBy || record.user
      await logImport(req, by, { kind: 'import_undone', name: record.fileName })
      await markUndone(req, { target: id, kind: 'import' }, by)
      await changeImport(req, id, {
        ...releasedFields(record),
        ...{ state: 'undone', undoneAt: currentIso(), left, step: 0, locating: null },
        reasons: left.length > 0 ? because('left_alone') : [],
      })
    })
  }

  /** What is in stays in and can be undone. */
  const giveUp = (id: string) =>
    changeImportIf(payload, id, isHeld, (record) => ({
      ...releasedFields(record),
      ...{ state: 'failed' as const, finishedAt: currentIso(), reasons: because('unexpected') },
    }))

  async function resume(): Promise<void> {
    const docs = await findAll(payload, 'imports', {
      where: { state: { in: Object.keys(lanesByState) } },
      sort: 'createdAt',
    })
    for (const record of docs.map(asRecord)) if (isFree(record)) wake(record.id)
  }

  const failure = 'Could not look for imports left behind'
  const job = isAlone ? null : startJob(payload, resume, { everyMs: leaseFor, failure })

  return {
    wake,
    resume,
    idle: lanes.idle,
    async stop() {
      await Promise.all([lanes.stop(), job?.stop()])
    },
  }
}

/** A preview waits for the decision. An import begins, unless it is no longer what the button said. */
function afterPlan(record: ImportRecord, { counts, questions }: ImportPlan): ImportChange {
  const total = importRowKinds.reduce((sum, kind) => sum + counts[kind], 0)
  const planned = { counts, questions, total, error: counts.faulty, current: 0, step: 0, locating: null }
  const due = counts.new + counts.changed
  const isOther = (record.counts?.announced ?? due) !== due
  const hasChanged = isOther || Boolean(record.counts?.answered && questions.some(isNameOpen))
  const reasons = record.reasons.filter(({ kind }) => kind === 'mended' || kind === 'oldest_closed')
  if (record.state === 'waiting' && !hasChanged)
    return { ...planned, reasons, state: 'running', current: counts.unchanged }
  const changedSince = record.state === 'waiting' ? because('changedSince') : []
  return {
    ...{ ...planned, ...releasedFields(record), state: 'ready', startedAt: null },
    reasons: [...reasons, ...changedSince],
  }
}
