import { AsyncLocalStorage } from 'node:async_hooks'
import type { BaseDatabaseAdapter, PayloadRequest } from 'payload'

type TransactionId = number | string

interface Waiting {
  items: Set<string>
  task: (items: string[]) => Promise<void> | void
}

interface Queue {
  /** By transaction and key. */
  waiting: Map<TransactionId, Map<string | symbol, Waiting>>
  /** Resolves when all tasks so far have run: one by one, so that an older state never overwrites a newer one. */
  turn: Promise<void>
  inTask: AsyncLocalStorage<true>
}

// A registered symbol, because Next bundles its own copy of this module
const queueKey = Symbol.for('directory.afterCommit')

type QueueingAdapter = BaseDatabaseAdapter & { [queueKey]?: Queue }

export function addAfterCommit(adapter: QueueingAdapter) {
  const { commitTransaction, rollbackTransaction } = adapter
  const waiting: Queue['waiting'] = new Map()
  const queue: Queue = { waiting, turn: Promise.resolve(), inTask: new AsyncLocalStorage() }
  adapter[queueKey] = queue
  adapter.commitTransaction = async (incoming) => {
    const id = await incoming
    const tasks = [...(waiting.get(id)?.values() ?? [])]
    waiting.delete(id)
    await commitTransaction.call(adapter, id)
    await runInTurn(adapter, queue, tasks)
  }
  adapter.rollbackTransaction = async (incoming) => {
    const id = await incoming
    waiting.delete(id)
    await rollbackTransaction.call(adapter, id)
  }
}

/**
 * For hooks, which run before the commit: runs the task after it and before the caller gets the answer; never after a
 * rollback; at once without a transaction. A task must read its data anew, must not write with `req`, and must be
 * short, because commits wait for it. If it fails, the error is logged and the commit stays.
 */
export const afterCommit = (req: PayloadRequest, task: () => Promise<void> | void) =>
  afterCommitOncePerKey(req, Symbol('once'), '', task)

/** Once for all items of the same key in a transaction: an act on thousands of documents then runs the task once. */
export async function afterCommitOncePerKey(
  req: PayloadRequest,
  key: string | symbol,
  item: string,
  task: Waiting['task'],
) {
  const adapter = req.payload.db as unknown as QueueingAdapter
  const queue = adapter[queueKey]
  if (!queue) throw new Error('The database adapter was made without addAfterCommit')
  const id = await req.transactionID
  // The one named in the request may have ended.
  if (!id || !adapter.sessions?.[id]) return runInTurn(adapter, queue, [{ items: new Set([item]), task }])
  const ofTransaction = queue.waiting.get(id) ?? new Map<string | symbol, Waiting>()
  queue.waiting.set(id, ofTransaction)
  const items = ofTransaction.get(key)?.items ?? new Set()
  ofTransaction.set(key, { items: items.add(item), task })
}

async function runInTurn(adapter: BaseDatabaseAdapter, queue: Queue, tasks: Waiting[]) {
  if (tasks.length === 0) return
  const runAll = async () => {
    for (const { items, task } of tasks) {
      try {
        await queue.inTask.run(true, task, [...items])
      } catch (err) {
        adapter.payload.logger.error({
          err,
          msg: 'A task after a transaction failed; what was committed stands',
        })
      }
    }
  }
  // A task that writes would otherwise wait for its own end
  if (queue.inTask.getStore()) return runAll()
  // Kept between writes, the storage would make every request slower on Node 20 and 22.
  queue.turn = queue.turn.then(runAll).then(() => queue.inTask.disable())
  await queue.turn
}
