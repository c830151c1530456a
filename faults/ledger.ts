import { setTimeout as pause } from 'node:timers/promises'
import type { DataReader } from './dataReader.ts'
import { type Site, Unanswered } from './site.ts'
import { type Act, chance, pick, type Subject } from './subject.ts'
import { BulkOperation } from './subjects/BulkOperation.ts'
import { ImportedSheet } from './subjects/ImportedSheet.ts'
import { Provider } from './subjects/Provider.ts'
import { UploadedFile } from './subjects/UploadedFile.ts'

type Kind = new (tag: string) => Subject

const kinds: readonly Kind[] = [Provider, Provider, Provider, BulkOperation, UploadedFile]
const lanes = 5

/** Everything that the server has acknowledged, and must keep. */
export class Ledger {
  readonly subjects: Subject[] = []
  readonly acknowledged = new Map<string, number>()
  /** Those that an act has reached since the last check. */
  readonly #touched = new Set<Subject>()
  unanswered = 0
  onSend = () => {}

  total = () => [...this.acknowledged.values()].reduce((sum, count) => sum + count, 0)

  /** Lets people work at once until the signal or the server's end. Describes every unexpected answer. */
  async work(site: Site, signal: AbortSignal): Promise<string[]> {
    const problems: string[] = []
    const lane = async (own: readonly Kind[]) => {
      while (!signal.aborted) {
        const subject = this.#choose(pick(own))
        const act = subject?.next()
        if (!subject || !act) await pause(5)
        else if (!(await this.#send(subject, act, site, signal, problems))) return
      }
    }
    // An account can have one import at a time.
    await Promise.all([lane([ImportedSheet]), ...Array.from({ length: lanes }, () => lane(kinds))])
    return problems
  }

  #choose(kind: Kind): Subject | null {
    const recent = this.subjects.filter((one) => one instanceof kind).slice(-10)
    if (recent.length < 4 || chance(0.2)) {
      // Ends in a letter, so that no tag is the beginning of another.
      const subject = new kind(`f${process.pid.toString(36)}n${this.subjects.length}x`)
      this.subjects.push(subject)
      return subject
    }
    const idle = recent.filter(({ isBusy }) => !isBusy)
    return idle.length > 0 ? pick(idle) : null
  }

  /** Returns false if the server is gone. */
  async #send(subject: Subject, act: Act, site: Site, signal: AbortSignal, problems: string[]) {
    subject.isBusy = true
    this.#touched.add(subject)
    subject.lastAct = act.name
    try {
      this.onSend()
      await act.send(site, act, signal)
      this.acknowledged.set(act.name, (this.acknowledged.get(act.name) ?? 0) + 1)
      subject.possible = [act.after]
      return true
    } catch (error) {
      this.unanswered++
      subject.lastAct += act.isPromised ? ', promised' : ', not answered'
      const before = act.isPromised ? [] : subject.possible
      subject.possible = [...before, act.after]
      if (error instanceof Unanswered) return false
      problems.push(`${act.name} of ${subject.tag}: ${(error as Error).message}`)
      return true
    } finally {
      subject.isBusy = false
    }
  }

  /**
   * Compares subjects with what is stored, and goes on from that. Describes every broken promise.
   *
   * @param isOfAll false if those that no act has reached since the last check may wait for a later one
   */
  check(rows: DataReader, isOfAll: boolean): string[] {
    const subjects = isOfAll ? this.subjects : [...this.#touched]
    this.#touched.clear()
    return subjects.flatMap((subject) => {
      const possible = subject.possible.map((picture) => JSON.stringify(picture))
      const picture = subject.observe(rows)
      subject.possible = [picture]
      const seen = JSON.stringify(picture)
      if (possible.includes(seen)) return []
      const wanted = possible.join('\n    or ')
      const told = `${subject.kind} ${subject.tag} after "${subject.lastAct}"`
      return [`${told} is\n    ${seen}\n    and not ${wanted}`]
    })
  }
}
