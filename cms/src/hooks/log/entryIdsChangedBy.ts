import type { Payload, TypedUser } from 'payload'
import { findAll, findStored } from '#lib/find/find.ts'
import type { JournalNote, Log } from '#payload-types.ts'

/** As far back as the log goes, without imports. Bypasses the access rules: no account may read the journal. */
export async function entryIdsChangedBy(payload: Payload, { username }: TypedUser) {
  const docs = await findAll(payload, 'logs', {
    where: {
      and: [
        { user: { equals: username } },
        { or: [{ noun: { equals: 'entries' } }, { undoKind: { equals: 'move' } }] },
      ],
    },
    select: { noun: true, target: true, undoKind: true },
  })
  const lines = docs.filter(({ undoKind }) => !noChange.has(undoKind))
  const moves = lines.filter(({ undoKind }) => undoKind === 'move')
  const ids = lines.flatMap(({ noun, target }) => (noun === 'entries' && target ? [target] : []))
  return new Set([...ids, ...(await movedIn(payload, moves))])
}

async function movedIn(payload: Payload, moves: readonly Log[]) {
  const where = { line: { in: moves.map(({ id }) => id) }, noun: { equals: 'entries' } }
  const notes = await findStored<JournalNote>(payload, 'journal-notes', where, { select: { target: true } })
  return notes.map(({ target }) => target)
}

/** About an entry, without changing it. */
const noChange: ReadonlySet<string | null | undefined> = new Set(['confirm', 'call', 'optOut'])
