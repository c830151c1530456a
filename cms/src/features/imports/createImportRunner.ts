import { importRowKinds, isNameOpen } from '@directory/shared/importFields'
import type { Payload } from 'payload'
import { currentIso, currentTime } from '../../clock.ts'
import { isAway, isOutcomeUnknown } from '../../database/databaseUnavailable.ts'
import { markUndone } from '../../hooks/log/undoable.ts'
import { startJob } from '../../jobs/startJob.ts'
import { createLanes } from '../../lib/createLanes.ts'
import { isStorageFailure } from '../../lib/errors/storageFailure.ts'
import { findAll } from '../../lib/find/find.ts'
import type { Geocoder } from '../../lib/places/geocode.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import { applyStep, type ImportLease, ImportTakenOver } from './applyStep.ts'
import { forgetNotes } from './importNotes.ts'
import { type LocateProgress, locateStep } from './locateStep.ts'
import { deleteParts } from './parts.ts'
import { planImport } from './planImport.ts'
import { because } from './reasons.ts'
import {
  asRecord,
  changeImport,
  changeImportIf,
  findImport,
  type ImportChange,
  type ImportRecord,
  logImport,
  releasedFields,
  rowsByOutcome,
} from './records.ts'
import { revertCategories, undoStep } from './undoStep.ts'

const isReceiving = ({ state }: ImportRecord) => state === 'receiving'

/** Ends an import whose file was being uploaded when the process ended, because most of it is lost. */
async function endInterruptedUpload(payload: Payload, record: ImportRecord): Promise<void> {
  const change: ImportChange = {
    ...releasedFields(record),
    state: 'failed',
    finishedAt: currentIso(),
    reasons: because('not_received'),
  }
  if (await changeImportIf(payload, record.id, isReceiving, change)) await deleteParts(payload, record.id)
}

export interface ImportRunner {
  /** Continues an import in the background with its next step. */
  wake(id: string): void
  /** Continues everything that was running when this or another process ended. */
  resume(): Promise<void>
  /** Resolves when nothing is left to do; with `exceptPlaces`, except locating entries, which may take hours. */
  idle(options?: { exceptPlaces?: boolean }): Promise<void>
  /** Stops after the current transaction; the rest continues after the next start. */
  stop(): Promise<void>
}

declare module '../../lib/runtime/runtime.ts' {
  interface Runtime {
    imports: ImportRunner
  }
}

/** Previews wait for no import, imports for one another, and nothing for the placing on the map. */
type Lane = 'plan' | 'change' | 'locate'

/** Milliseconds after which a process that has not said that it is at work counts as dead, and others look for that. */
const leaseFor = 60_000
/** Before what could not be saved is tried again. */
const pauseMs = 2000

interface Options {
  /** No other process works on this database, so whatever is under way is left over. */
  isAlone: boolean
  geocoder: Geocoder
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function createImportRunner(payload: Payload, { isAlone, geocoder }: Options): ImportRunner {
  const me = crypto.randomUUID()
  const lanes = createLanes<Lane>(['plan', 'change', 'locate'])
  const { signal } = lanes
  const lease = (): ImportLease => ({
    holder: me,
    holdUntil: new Date(currentTime() + leaseFor).toISOString(),
  })

  function wake(id: string): void {
    if (signal.aborted) return
    lanes.prepare(
      findImport(payload, id)
        .then(async (record) => {
          if (record && isDropped(record)) await deleteParts(payload, id)
          else enqueue(record)
        })
        .catch((err) => payload.logger.error({ err, msg: `Import ${id} cannot be read` })),
    )
  }

  function enqueue(record: ImportRecord | null): void {
    const lane = record && laneOf(record)
    if (lane) lanes.add(lane, record.id, () => work(record.id, lane))
  }

  /** Step by step, each of which looks anew at what the import is to become. */
  async function work(id: string, lane: Lane): Promise<void> {
    const progress = { index: 0, unanswered: 0, signal: signal }
    try {
      while (!signal.aborted) {
        const record = await take(id)
        if (!record) return
        const own = laneOf(record)
        if (own !== lane) return enqueue(record)
        await advance(record, progress)
      }
    } catch (err) {
      if (err instanceof ImportTakenOver) return wake(id)
      if (signal.aborted) return
      // The import is not at fault, and a state "failed" could not be saved either.
      if (isStorageFailure(err)) return again(id, err)
      // Without the database the import cannot be marked as failed; the next look for imports continues it.
      if (isAway(err) || isOutcomeUnknown(err))
        return payload.logger.warn({ err, msg: `Import ${id} waits for the database` })
      payload.logger.error({ err, msg: `Import ${id} failed` })
      await giveUp(id).catch((err) => payload.logger.error({ err, msg: `Import ${id} is left as it is` }))
    }
  }

  function again(id: string, err: unknown): void {
    payload.logger.error({ err, msg: `Import ${id} waits until something can be saved again` })
    lanes.later(pauseMs, () => wake(id))
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

  async function advance(record: ImportRecord, progress: LocateProgress): Promise<void> {
    const { id, state } = record
    switch (state) {
      case 'planning':
      case 'waiting':
        return plan(record)
      case 'running':
        if (!(await applyStep(payload, record, lease()))) await finish(record)
        return
      case 'undoing':
      case 'rolling-back':
        if (!(await undoStep(payload, record, lease()))) await finishUndoing(record)
        return
      case 'done':
        if (await locateStep(payload, geocoder, record, lease(), progress)) return
        await changeImportIf(payload, id, isHeld, ({ locating }) => ({
          ...releasedFields(record),
          locating: locating && { ...locating, total: locating.current },
        }))
    }
  }

  const isHeld = (record: ImportRecord) => record.holder === me

  async function plan(record: ImportRecord): Promise<void> {
    const { counts, questions } = await planImport(payload, record)
    const total = importRowKinds.reduce((sum, kind) => sum + counts[kind], 0)
    const planned = { counts, questions, total, error: counts.faulty, current: 0, step: 0, locating: null }
    const ready = { ...planned, ...releasedFields(record), state: 'ready' as const }
    const change = ({ mode, counts: before }: ImportRecord) => {
      if (mode === null || mode === undefined) return { ...ready, reasons: [] }
      const isOther = (before?.announced ?? counts.new + counts.changed) !== counts.new + counts.changed
      if (isOther || (before?.answered && questions.some(isNameOpen)))
        return { ...ready, mode: null, startedAt: null, reasons: because('changedSince') }
      if (mode === 'all-or-nothing' && counts.faulty > 0)
        return {
          ...planned,
          ...releasedFields(record),
          state: 'failed' as const,
          finishedAt: currentIso(),
          reasons: because('nothing_imported'),
        }
      return { ...planned, state: 'running' as const, current: counts.unchanged }
    }
    const isStill = (present: ImportRecord) => isHeld(present) && present.state === record.state
    if (!(await changeImportIf(payload, record.id, isStill, change))) throw new ImportTakenOver()
  }

  async function finish({ id }: ImportRecord): Promise<void> {
    await inTransaction(payload, async (req) => {
      const record = await findImport(payload, id, req)
      if (record?.state !== 'running' || !record.counts) return
      const { new: created, changed, faulty } = rowsByOutcome(record.counts)
      const rows = { new: created, changed, faulty }
      await logImport(req, record.user, { kind: 'imported', file: record.fileName, ...rows }, id)
      await changeImport(req, id, { ...releasedFields(record), state: 'done', finishedAt: currentIso() })
    })
  }

  async function finishUndoing({ id }: ImportRecord): Promise<void> {
    await inTransaction(payload, async (req) => {
      const record = await findImport(payload, id, req)
      if (record?.state !== 'undoing' && record?.state !== 'rolling-back') return
      const allLeft = [...record.left, ...(await revertCategories(req, id))]
      await forgetNotes(req, id)
      const isUndo = record.state === 'undoing'
      // All or nothing ended with nothing, so the journal of replaced values goes too: there is nothing left to undo.
      if (!isUndo) await deleteParts(payload, id, ['journal'], req)
      const kind = isUndo ? 'import_undone' : 'import_rolled_back'
      const by = record.undoneBy || record.user
      await logImport(req, by, { kind, name: record.fileName })
      if (isUndo) await markUndone(req, { target: id, kind: 'import' }, by)
      const leftAlone = allLeft.length > 0 ? because('left_alone') : []
      const end = isUndo
        ? { state: 'undone' as const, undoneAt: currentIso(), reasons: leftAlone }
        : {
            state: 'failed' as const,
            finishedAt: currentIso(),
            current: 0,
            reasons: [...(record.reasons.length > 0 ? record.reasons : because('taken_back')), ...leftAlone],
          }
      await changeImport(req, id, {
        ...releasedFields(record),
        ...end,
        left: allLeft,
        step: 0,
        locating: null,
      })
    })
  }

  /** All or nothing is taken back; else what is in stays in and can be undone. */
  const giveUp = (id: string) =>
    changeImportIf(payload, id, isHeld, (record) => {
      if (record.state === 'done') return { ...releasedFields(record), locating: null }
      if (record.state === 'running' && record.mode === 'all-or-nothing')
        return { state: 'rolling-back', reasons: because('taken_back') }
      return {
        ...releasedFields(record),
        state: 'failed',
        finishedAt: currentIso(),
        reasons: because('unexpected'),
      }
    }).then((record) => record?.state === 'rolling-back' && wake(id))

  async function resume(): Promise<void> {
    const docs = await findAll(payload, 'imports', {
      where: {
        or: [
          { state: { in: ['planning', 'waiting', 'running', 'rolling-back', 'undoing', 'receiving'] } },
          { and: [{ state: { equals: 'done' } }, { holder: { exists: true } }] },
          { and: [{ state: { equals: 'done' } }, { locating: { exists: true } }] },
        ],
      },
      sort: 'createdAt',
    })
    for (const record of docs.map(asRecord)) {
      if (!isFree(record)) continue
      if (record.state === 'receiving') await endInterruptedUpload(payload, record)
      else if (record.state === 'running' && record.mode === 'all-or-nothing' && record.holder !== me)
        await changeImportIf(payload, record.id, isFree, {
          state: 'rolling-back',
          reasons: because('taken_back'),
        })
      wake(record.id)
    }
  }

  const failure = 'Could not look for imports left behind'
  const job = isAlone ? null : startJob(payload, resume, { everyMs: leaseFor, failure })

  return {
    wake,
    resume,
    idle: ({ exceptPlaces = false } = {}) => lanes.idle(exceptPlaces ? 'locate' : undefined),
    async stop() {
      await Promise.all([lanes.stop(), job?.stop()])
    },
  }
}

/** Cancelled before it changed anything: nothing of it is offered. */
const isDropped = ({ state, step }: ImportRecord) => state === 'cancelled' && step === 0

function laneOf({ state, mode, locating }: ImportRecord): Lane | null {
  switch (state) {
    case 'planning':
      return mode ? 'change' : 'plan'
    case 'waiting':
    case 'running':
    case 'rolling-back':
    case 'undoing':
      return 'change'
    case 'done':
      return locating && locating.current < locating.total ? 'locate' : null
    default:
      return null
  }
}
