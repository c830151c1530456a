import type { Payload, TypedUser } from 'payload'
import type { Log } from '../../payload-types.ts'
import type { Moved } from './undoable.ts'

/**
 * Ids of the entries this user has changed or moved, as far back as the log goes; imported entries are not included.
 * Reads past the access rules, because no account may read the stored data about moved entries.
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
