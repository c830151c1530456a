import type { Payload, TypedUser } from 'payload'
import type { Log } from '../../payload-types.ts'
import type { Moved } from './undoable.ts'

/**
 * Ids of the entries that somebody has changed, as far back as the log goes: one by one, or by moving them. What came in
 * with a list is not among them. Past the access rules: what was moved stands where nobody may read.
 */
export async function changedBy(payload: Payload, { username }: TypedUser): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'logs',
    where: {
      and: [
        { user: { equals: username } },
        { or: [{ noun: { equals: 'entries' } }, { undoKind: { equals: 'move' } }] },
      ],
    },
    pagination: false,
    depth: 0,
    select: { noun: true, target: true, undoKind: true, undoData: true },
  })
  return new Set(
    (docs as Log[])
      .filter(({ undoKind }) => !noChange.has(undoKind))
      .flatMap((line) => (line.noun === 'entries' ? [line.target ?? ''] : movedIn(line))),
  )
}

/** Acts about an entry that leave it as it is. */
const noChange: ReadonlySet<string | null | undefined> = new Set(['confirm', 'call', 'objection'])

const movedIn = ({ undoData }: Log): string[] => (undoData as Moved | null)?.entries ?? []
