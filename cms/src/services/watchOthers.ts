import type { Payload } from 'payload'
import { type Noun, publicModelOf } from './publicModel.ts'

const nounsByCollection: Readonly<Record<string, Noun>> = {
  entries: 'entries',
  categories: 'categories',
  'top-categories': 'topCategories',
  files: 'topCategories',
  news: 'news',
  links: 'links',
  pages: 'pages',
  globals: 'settings',
}

interface ChangeEvent {
  ns?: { coll?: string }
  documentKey?: { _id?: unknown }
}
interface ChangeStream {
  on(event: 'change', listener: (change: ChangeEvent) => void): void
  on(event: 'error' | 'close', listener: (error?: unknown) => void): void
  close(): Promise<void>
}
interface MongoConnection {
  watch(pipeline: object[]): ChangeStream
}

const pauseMs = 1000

/**
 * Several processes on one MongoDB stay in step: each follows the database's change stream.
 * After a break of the stream everything is read anew, since what happened meanwhile is unknown.
 */
export function watchOthers(payload: Payload): () => Promise<void> {
  const { connection } = payload.db as unknown as { connection: MongoConnection }
  const model = publicModelOf(payload)
  let stream: ChangeStream | undefined
  let stopped = false
  // Changes are taken in one after the other, so that an older state never overwrites a newer one.
  let turn: Promise<void> = Promise.resolve()
  const inTurn = (task: () => Promise<void>) => {
    turn = turn
      .then(task)
      .catch((err) => payload.logger.error({ err, msg: 'Could not follow a change of another process' }))
  }

  // What comes while another change is taken in is taken in together: an import changes thousands at once.
  const gathered = new Map<Noun, Set<string>>()
  function take(noun: Noun, id: string): void {
    const ids = gathered.get(noun)
    if (ids) {
      ids.add(id)
      return
    }
    gathered.set(noun, new Set([id]))
    inTurn(async () => {
      const all = [...(gathered.get(noun) ?? [])]
      gathered.delete(noun)
      await model.refresh(noun, all)
    })
  }

  function open(): void {
    stream = connection.watch([])
    stream.on('change', ({ ns, documentKey }) => {
      const noun = nounsByCollection[ns?.coll ?? '']
      if (noun) take(noun, String(documentKey?._id))
    })
    stream.on('error', (err) => {
      payload.logger.warn({ err, msg: 'The change stream broke; opening it again' })
      void stream?.close().catch(() => {})
      if (!stopped) setTimeout(reopen, pauseMs).unref()
    })
  }

  function reopen(): void {
    if (stopped) return
    open()
    inTurn(() => model.refreshAll())
  }

  open()
  return async () => {
    stopped = true
    await stream?.close().catch(() => {})
  }
}
