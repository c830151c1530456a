import type { BaseDatabaseAdapter, Where } from 'payload'
import { type BatchAdapter, reads, writeMethods } from './adapterParts.ts'

/**
 * Returns the same condition with each of its parts alone on its level. MongoDB's adapter collects what the parts of a
 * level expand to in one `$or` and one `$and`: a written `or` replaces the one that an `exists` before it expanded to,
 * and the alternatives of two `exists` are paired one by one.
 */
export function separate(where: Where): Where {
  const parts = Object.entries(where).flatMap(([key, condition]): Where[] => {
    if (Array.isArray(condition)) return [{ [key]: condition.map(separate) }]
    return Object.entries(condition ?? {}).map(([operator, value]) => ({ [key]: { [operator]: value } }))
  })
  return parts.length > 1 ? { and: parts } : (parts[0] ?? {})
}

type Operation = (args: { where?: Where }) => Promise<unknown>

/**
 * Makes conditions mean on MongoDB what is written, as on SQLite. They are not refused instead, because Payload itself
 * puts what an account may read beside the condition on a relation.
 */
export function separateConditions(adapter: BaseDatabaseAdapter): void {
  for (const name of [...reads, ...writeMethods]) {
    const operation = (adapter as BatchAdapter)[name] as unknown as Operation | undefined
    if (!operation) continue
    const separated: Operation = ({ where, ...args }) =>
      operation.call(adapter, where ? { ...args, where: separate(where) } : args)
    Object.assign(adapter, { [name]: separated })
  }
}
