import type { DataReader } from './database.ts'
import { type Act, type Picture, pictureKey, type Subject, type SubjectKind } from './subject.ts'

/** Acts that the server has acknowledged and therefore must keep. */
export interface Ledger {
  subjects: Subject[]
  /** Number of acknowledged acts by name. */
  acknowledged: Map<string, number>
  unanswered: number
  create(kind: SubjectKind): Subject
  answered(subject: Subject, act: Act): void
  notAnswered(subject: Subject, act: Act): void
  /** Compares each subject with the database and continues from what is there. Describes every broken promise. */
  check(rows: DataReader): string[]
}

export function createLedger(seed: number): Ledger {
  const subjects: Subject[] = []
  const acknowledged = new Map<string, number>()
  const ledger: Ledger = {
    subjects,
    acknowledged,
    unanswered: 0,
    create(kind) {
      // Ends in a letter, so that no tag is a prefix of another.
      const tag = `F${seed.toString(36)}${subjects.length}${'abcde'[subjects.length % 5]}x`
      const subject: Subject = { kind, tag, pictures: [kind.nothing], lastAct: 'none', notes: {} }
      subjects.push(subject)
      return subject
    },
    answered(subject, act) {
      acknowledged.set(act.name, (acknowledged.get(act.name) ?? 0) + 1)
      subject.pictures = act.after
      subject.lastAct = act.name
    },
    notAnswered(subject, act) {
      ledger.unanswered++
      const before = act.isPromised ? [] : subject.pictures
      subject.pictures = [...before, ...act.after, ...(act.halfway ?? [])]
      subject.lastAct = `${act.name}, ${act.isPromised ? 'promised' : 'not answered'}`
    },
    check(rows) {
      return subjects.flatMap((subject) => checkSubject(rows, subject))
    },
  }
  return ledger
}

function checkSubject(rows: DataReader, subject: Subject): string[] {
  const { picture, notes } = subject.kind.observe(rows, subject)
  const possible = subject.pictures
  const isAsPromised = possible.some((one) => pictureKey(one) === pictureKey(picture))
  // A wrong picture is reported once; the run continues from it.
  subject.pictures = [picture as Picture]
  Object.assign(subject.notes, notes)
  if (isAsPromised) return []
  const wanted = possible.map((one) => JSON.stringify(one)).join('\n    or ')
  return [
    `${subject.kind.name} ${subject.tag} after "${subject.lastAct}" is\n    ${JSON.stringify(picture)}\n    and not ${wanted}`,
  ]
}
