import type { Complaint } from './judge.ts'
import type { Answer } from './send.ts'

/** Prints each fault once. */
export class Findings {
  #sent = 0
  readonly #statuses = new Map<number, number>()
  readonly wrong = new Set<string>()

  count({ status }: Answer): void {
    this.#sent++
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
  }

  report({ what, detail }: Complaint, where: string, how: string): void {
    const key = `${what} – ${where}`
    if (this.wrong.has(key)) return
    this.wrong.add(key)
    console.log(`\n✗ ${key}\n    ${detail}\n    ${how}\n`)
  }

  figures(seed: number): string[] {
    const statuses = [...this.#statuses].sort(([a], [b]) => a - b)
    return [
      '| | |',
      '| --- | --- |',
      `| requests, \`--seed ${seed}\` | ${this.#sent} |`,
      `| answers by status | ${statuses.map((one) => one.join(' ')).join(', ')} |`,
      `| **found wrong** | **${this.wrong.size}** |`,
    ]
  }
}
