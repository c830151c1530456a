import { createHash } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { currentTime } from '#clock.ts'
import { ChildFault } from '#lib/childProcess/runChild.ts'
import { apiError, apiErrors } from '#lib/errors/apiError.ts'
import { createDiskCache } from '#lib/limits/diskCache.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { BoundedCache } from '#shared/BoundedCache'
import { createDraft, type PaperDraft, type PaperRequest, typesettingInput } from './paperDraft.ts'
import { runTypesetter, type TypesettingInput } from './paperFiles.ts'

declare module '#lib/runtime/runtime.ts' {
  interface Runtime {
    paper: ReturnType<typeof createPaper>
  }
}

interface Options {
  dataDir: string
  run?: (input: TypesettingInput, signal: AbortSignal) => Promise<{ pdf: Buffer }>
  /** A response waits so long for a PDF being made. */
  maxWaitMs?: number
}

interface Drafted {
  /** Of the data. */
  version: number
  draft: PaperDraft
  key: string
}

interface Job {
  done: Promise<void>
  pdf?: Buffer
  fault?: unknown
}

const maxKept = 20
const maxKeptBytes = 200_000_000
const maxWaiting = 20
/** Held until they are fetched; each is dropped after `holdMs`. */
const maxUnfetched = 20
const holdMs = 120_000
/** PDFs contain their date. */
const maxAgeMs = 24 * 3_600_000
const retryAfterS = 2

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)

/** Stores PDFs as long as the directory has not changed. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions are counted one by one
export function createPaper(payload: Payload, { dataDir, run = runTypesetter, maxWaitMs = 3000 }: Options) {
  const cache = createDiskCache(path.join(dataDir, 'paper'), maxKeptBytes, '.pdf', maxKept)
  const stopping = new AbortController()
  /** When all jobs are done: one follows the other. */
  let allDone: Promise<void> = Promise.resolve()
  /** In order. */
  const jobs = new Map<string, Job>()
  const drafts = new BoundedCache<string, Drafted>(maxWaiting)
  let generation = 0

  async function drafted(request: PaperRequest): Promise<Drafted> {
    const name = digest(request)
    const cached = drafts.get(name)
    const model = publicDataOf(payload)
    const version = model.responses.version()
    if (cached?.version === version) return cached
    const draft = await createDraft(payload, model, request)
    const { template, data, pictures } = draft
    const fresh = { version, draft, key: `${name}/${digest([template, data, pictures])}` }
    drafts.set(name, fresh)
    return fresh
  }

  async function work(job: Job, { key, draft }: Drafted, keeps: boolean) {
    const begun = generation
    try {
      const { pdf } = await run(await typesettingInput(payload, draft), stopping.signal)
      if (begun !== generation) throw new ChildFault('stopped')
      job.pdf = pdf
      if (keeps) await keep(key, pdf)
      // `forget` was called while it was written.
      if (begun !== generation) await cache.remove(key)
    } catch (error) {
      job.fault = error
    }
  }

  function begin(drafted: Drafted, keeps: boolean) {
    const { key } = drafted
    const make = async () => {
      if (jobs.get(key) === job && !stopping.signal.aborted) await work(job, drafted, keeps)
      else job.fault = new ChildFault('stopped')
      setTimeout(() => jobs.get(key) === job && jobs.delete(key), holdMs).unref()
    }
    allDone = allDone.then(make)
    const job: Job = { done: allDone }
    jobs.set(key, job)
    return job
  }

  async function keep(key: string, pdf: Buffer) {
    await cache.drop(key.slice(0, key.indexOf('/')))
    await cache.write(key, pdf)
  }

  const isUnderWay = ({ pdf, fault }: Job) => !pdf && fault === undefined
  const waiting = () => [...jobs].filter(([, job]) => isUnderWay(job)).map(([key]) => key)
  const placeOf = (key: string) => waiting().indexOf(key) + 1

  /** So that they do not block others. */
  function forgetUnfetched() {
    const finished = [...jobs].filter(([, job]) => !isUnderWay(job)).map(([key]) => key)
    for (const key of finished.slice(0, -maxUnfetched)) jobs.delete(key)
  }

  /**
   * Stored or made now, one at a time.
   * @param consume counts towards the limit of visitors; called only if something has to be made
   * @throws ApiError `being_made` with the place in the queue, if it takes longer than a response may wait
   */
  async function ask(request: PaperRequest, consume?: () => Promise<void>) {
    const now = await drafted(request)
    const { key } = now
    const keeps = request.kind === 'whole' || request.kind === 'topic' || request.kind === 'town'
    const stored = keeps ? await cache.read(key) : null
    if (stored) return stored.bytes
    let job = jobs.get(key)
    if (!job) {
      if (waiting().length >= maxWaiting) throw apiErrors.tooMany(retryAfterS * 5)
      forgetUnfetched()
      await consume?.()
      job = jobs.get(key) ?? begin(now, keeps)
    }
    // Only the first in the queue waits; the others get their place in it at once.
    if (placeOf(key) <= 1) await Promise.race([job.done, pause(maxWaitMs, undefined, { ref: false })])
    const { pdf, fault } = job
    if (isUnderWay(job))
      throw apiError('being_made', { values: { place: placeOf(key) }, retryAfter: retryAfterS })
    jobs.delete(key)
    if (pdf) return pdf
    throw refusalOf(fault)
  }

  function refusalOf(fault: unknown) {
    const kind = fault instanceof ChildFault ? fault.fault : 'failed'
    if (kind === 'memory' || kind === 'time') return apiError('paper_too_long')
    if (kind !== 'stopped') payload.logger.error({ err: fault, msg: 'Nothing could be typeset' })
    return apiError('paper_failed')
  }

  return {
    ask,
    /** Also stops those being made. */
    async forget() {
      generation++
      jobs.clear()
      drafts.clear()
      await cache.dropBefore(Number.POSITIVE_INFINITY)
    },
    deleteOutdated: () => cache.dropBefore(currentTime() - maxAgeMs),
    async stop() {
      stopping.abort()
      await allDone
    },
  }
}
