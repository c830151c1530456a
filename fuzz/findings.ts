import type { Complaint } from './judge.ts'
import type { RequestPlan } from './plan.ts'
import type { Memory } from './questions.ts'
import type { RequestOutcome } from './send.ts'

export class KeyedCounter {
  readonly #counts = new Map<string, number>()

  up(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
  }

  entries(): [string, number][] {
    return [...this.#counts].sort(([a], [b]) => a.localeCompare(b))
  }
}

/** Returns the key of a finding: the same secret or field in several places is one, a status of two targets is two. */
const keyOf = (what: string, plan?: RequestPlan) =>
  what.includes('gets out') ? what : `${what} ${plan?.target ?? ''}`

/** The results of a run. */
export class Findings {
  /** Number of possible targets. */
  targets = 0
  sent = 0
  readonly byRole = new KeyedCounter()
  readonly byKind = new KeyedCounter()
  readonly byStatus = new KeyedCounter()
  readonly reached = new Set<string>()
  /** Targets that answered with success at least once. */
  readonly succeeded = new Set<string>()
  /** Memory of the server, measured every two thousand requests. */
  readonly memory: Memory[] = []
  slowest = { target: '', ms: 0 }
  /** Each problem with the number of its occurrences. */
  readonly #wrong = new Map<string, number>()
  readonly #print: (text: string) => void

  constructor(print: (text: string) => void = console.log) {
    this.#print = print
  }

  get wrong(): number {
    return this.#wrong.size
  }

  count(plan: RequestPlan, { status, ms, hasLeft }: RequestOutcome): void {
    this.sent++
    this.byRole.up(plan.role)
    this.byKind.up(plan.kind)
    this.byStatus.up(status === 0 ? (hasLeft ? 'left' : 'none') : String(status))
    this.reached.add(plan.target)
    if (status >= 200 && status < 400) this.succeeded.add(plan.target)
    if (ms > this.slowest.ms) this.slowest = { target: plan.target, ms }
  }

  /** Returns false if the same problem was found before; then it is only counted. */
  isNew({ what }: Complaint, plan?: RequestPlan): boolean {
    const key = keyOf(what, plan)
    const times = this.#wrong.get(key)
    if (times !== undefined) this.#wrong.set(key, times + 1)
    return times === undefined
  }

  /** Adds a problem; `how` is a command that reproduces it. */
  add(complaint: Complaint, how: string, plan?: RequestPlan): void {
    if (!this.isNew(complaint, plan)) return
    this.#wrong.set(keyOf(complaint.what, plan), 1)
    const who = plan ? ` – ${plan.target}, ${plan.role}, ${plan.level}` : ''
    this.#print(`\n✗ ${complaint.what}${who}\n    ${complaint.detail}\n    ${how}\n`)
  }

  progress(): void {
    if (this.sent % 1000 === 0) this.#print(`  ${this.sent} requests, ${this.wrong} found`)
  }
}
