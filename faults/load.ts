import { setTimeout as pause } from 'node:timers/promises'
import { accounts } from './acts/accounts.ts'
import { categoryKind } from './acts/categories.ts'
import { confirmations } from './acts/confirmations.ts'
import { contentKinds } from './acts/content.ts'
import { files } from './acts/files.ts'
import { importKind } from './acts/imports.ts'
import { merges } from './acts/merges.ts'
import { providers } from './acts/providers.ts'
import { reports } from './acts/reports.ts'
import { several } from './acts/several.ts'
import { type ServerClient, Unanswered } from './api.ts'
import type { Ledger } from './ledger.ts'
import { type Random, randomFrom } from './random.ts'
import type { SessionTokens, Subject, SubjectKind } from './subject.ts'

export const kinds: readonly SubjectKind[] = [
  providers,
  ...contentKinds,
  files,
  accounts,
  importKind,
  categoryKind,
  reports,
  confirmations,
  merges,
  several,
]

const lanes = 5

export interface LoadOptions {
  ledger: Ledger
  site: ServerClient
  session: SessionTokens
  /** Kinds of acts of the users; by default all except answering mails. */
  kinds?: readonly SubjectKind[]
  random: Random
  /** Whether to include acts that only Payload's REST API offers; needs a start of Next. */
  usesNext: boolean
  /** Called whenever an act is sent. */
  onSend(kind: SubjectKind): void
  /** Ends the load once pending requests are answered. */
  signal: AbortSignal
}

/** Lets several users work at once until the server is gone. Describes every unexpected answer. */
export async function runLoad(options: LoadOptions): Promise<string[]> {
  const { ledger, random } = options
  const busy = new Set<Subject>()
  const problems: string[] = []
  const session = { ...options.session, signal: options.signal }

  async function lane(own: Random, wanted: readonly SubjectKind[]): Promise<void> {
    while (!options.signal.aborted) {
      const kind = chosen(own, wanted)
      const known = ledger.subjects.filter((subject) => subject.kind === kind && !busy.has(subject))
      // Later subjects are more interesting; in a long run all of them would only repeat each other.
      const recent = known.slice(-12)
      const canBegin = kind.canBegin?.() ?? true
      const subject =
        canBegin && (recent.length < 4 || own.chance(0.25)) ? ledger.create(kind) : own.pick(recent)
      const act = subject && kind.next(subject, own, options.usesNext)
      if (!act) {
        await pause(1)
        continue
      }
      busy.add(subject)
      try {
        options.onSend(kind)
        await act.send(options.site, session)
        ledger.answered(subject, act)
      } catch (error) {
        ledger.notAnswered(subject, act)
        if (error instanceof Unanswered) return
        problems.push(`${act.name} of ${subject.tag}: ${(error as Error).message}`)
      } finally {
        busy.delete(subject)
      }
    }
  }

  const all = options.kinds ?? kinds
  const [alone, others] = [[importKind], all.filter((kind) => kind !== importKind)]
  const own = () => randomFrom(random.below(2 ** 31))
  const many = Array.from({ length: lanes }, () => lane(own(), others))
  // An account can have one import at a time, so imports have a lane of their own.
  await Promise.all([...many, ...(all.includes(importKind) ? [lane(own(), alone)] : [])])
  return problems
}

const chosen = (random: Random, wanted: readonly SubjectKind[]): SubjectKind =>
  random.pick(wanted.flatMap((kind) => Array<SubjectKind>(kind.weight).fill(kind)))
