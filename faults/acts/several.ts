import type { ServerClient } from '../api.ts'
import type { Random } from '../random.ts'
import type { Act, Picture, SessionTokens, Subject, SubjectKind } from '../subject.ts'
import { addEntry, undo } from './entries.ts'

interface Row {
  trashed: boolean
  /** Null if it is unknown. */
  visits: boolean | null
  info: string
}

interface SeveralPicture {
  rows: Row[]
  actions: string[]
}

const rowsOf = 3
let counter = 0
const asPicture = (picture: SeveralPicture) => picture as unknown as Picture

/** Acts on entries in a bulk operation, in the site's table or the admin UI: all of them change or none. */
export const several: SubjectKind = {
  name: 'several',
  weight: 5,
  nothing: asPicture({ rows: [], actions: [] }),
  next(subject, random, usesNext) {
    const picture = subject.pictures[0] as unknown as SeveralPicture
    if (picture.rows.length < rowsOf) return add(subject, picture)
    if (subject.notes.undo && random.chance(0.5)) return undoAct(subject, picture)
    if (picture.rows.some(({ trashed }) => trashed))
      return usesNext ? raw(subject, picture, { deletedAt: null }) : null
    if (usesNext && random.chance(0.5))
      return raw(subject, picture, random.chance(0.4) ? null : { additionalInfo: `Stand ${++counter}` })
    return inTable(subject, picture, random)
  },
  observe(rows, { tag }) {
    const found = rows.all(
      'SELECT id, deleted_at, home_visits, additional_info AS info FROM entries WHERE name LIKE ? ORDER BY name',
      `Reihe ${tag} %`,
    )
    const picture: SeveralPicture = {
      rows: found.map(({ deleted_at, home_visits, info }) => ({
        trashed: deleted_at !== null,
        visits: home_visits === null ? null : home_visits === 1,
        info: String(info ?? ''),
      })),
      actions: rows.actions(tag),
    }
    const ids = found.map(({ id }) => String(id))
    // A kill cut off the answer, so the ids of the log entries are unknown.
    return { picture: asPicture(picture), notes: { ids: JSON.stringify(ids), undo: '' } }
  },
}

const idsOf = ({ notes }: Subject): string[] => JSON.parse(notes.ids ?? '[]')
const withLines = ({ actions }: SeveralPicture, action: string, count: number) =>
  [...actions, ...Array<string>(count).fill(action)].sort()

function add(subject: Subject, picture: SeveralPicture): Act {
  const rows = [...picture.rows, { trashed: false, visits: null, info: '' }]
  return {
    name: 'row added',
    after: [asPicture({ rows, actions: withLines(picture, 'Eintrag angelegt', 1) })],
    async send(site, { editor }) {
      const id = await addEntry(site, editor, `Reihe ${subject.tag} ${picture.rows.length}`)
      subject.notes.ids = JSON.stringify([...idsOf(subject), id])
    },
  }
}

function inTable(subject: Subject, picture: SeveralPicture, random: Random): Act {
  const isRemoval = random.chance(0.4)
  const visits = random.chance(0.5)
  const change: Partial<Row> = isRemoval ? { trashed: true } : { visits }
  const changed = isRemoval ? rowsOf : picture.rows.filter((row) => row.visits !== visits).length
  const action = isRemoval ? 'Eintrag entfernt' : 'Eintrag geändert'
  return act(subject, picture, `rows ${isRemoval ? 'deleted' : 'changed'} at once`, {
    change,
    lines: [action, changed],
    async send(site, { editor }) {
      const ids = idsOf(subject)
      const [address, body] = isRemoval
        ? ['/api/removeDocuments', { noun: 'entries', ids }]
        : ['/api/confirmVisits', { entries: ids, homeVisits: visits }]
      const answer = await site.ask(String(address), { method: 'POST', token: editor, body })
      return answer.undo
    },
  })
}

/** Returns a bulk operation as the admin UI requests it; null moves the entries to the trash. */
function raw(subject: Subject, picture: SeveralPicture, data: Record<string, string | null> | null): Act {
  const isRestoring = data?.deletedAt === null
  const change: Partial<Row> = isRestoring
    ? { trashed: false }
    : data
      ? { info: String(data.additionalInfo) }
      : { trashed: true }
  const changed = isRestoring ? picture.rows.filter(({ trashed }) => trashed).length : rowsOf
  const verb = isRestoring ? 'wiederhergestellt' : data ? 'geändert' : 'entfernt'
  return act(subject, picture, `several ${verb} in the admin UI`, {
    change,
    lines: [`Eintrag ${verb}`, changed],
    async send(site, { admin }) {
      const named = idsOf(subject).map((id, i) => `where[id][in][${i}]=${id}`)
      const address = `/cms/api/entries?${[...named, ...(isRestoring ? ['trash=true'] : [])].join('&')}`
      const call = data ? { method: 'PATCH' as const, body: data } : { method: 'DELETE' as const }
      await site.ask(address, { ...call, token: admin })
      const lines: { auuid: string; parts: number }[] = await site.ask(
        '/api/action_logs?together=true&noun=entries&limit=50',
        { token: admin },
      )
      return lineOf(site, admin, subject, lines)
    },
  })
}

/** Finds the log entry of a bulk operation by its parts, because other users write such entries, too. */
async function lineOf(
  site: ServerClient,
  token: string,
  subject: Subject,
  lines: readonly { auuid: string; parts: number }[],
): Promise<string> {
  for (const { auuid, parts } of lines) {
    if (parts === 0) continue
    const own: { entry: string }[] = await site.ask(`/api/action_logs?partOf=${auuid}`, { token })
    if (own.length !== parts) throw new Error(`An act on ${parts} has ${own.length} lines`)
    if (own.every(({ entry }) => entry.includes(subject.tag))) return auuid
  }
  throw new Error('An act on several has no line of its own')
}

interface Several {
  change: Partial<Row>
  lines: [action: string, count: number]
  /** Returns the ids that undo it. */
  send(site: ServerClient, session: SessionTokens): Promise<string | string[]>
}

function act(
  subject: Subject,
  picture: SeveralPicture,
  name: string,
  { change, lines: [action, count], send }: Several,
): Act {
  const rows = picture.rows.map((row) => ({ ...row, ...change }))
  return {
    name,
    after: [asPicture({ rows, actions: withLines(picture, action, count) })],
    async send(site, session) {
      subject.notes.undo = ''
      const lines = await send(site, session)
      if (count === 0) return
      Object.assign(subject.notes, { undo: JSON.stringify(lines), taken: takenBack(change) })
      Object.assign(subject.notes, { before: JSON.stringify(picture.rows), count: String(count) })
    },
  }
}

function takenBack({ trashed }: Partial<Row>): string {
  if (trashed === undefined) return 'Eintrag auf frühere Fassung zurückgesetzt'
  return trashed ? 'Eintrag wiederhergestellt' : 'Eintrag entfernt'
}

function undoAct(subject: Subject, picture: SeveralPicture): Act {
  const { undo: lines = '""', before = '[]', taken = '', count = '0' } = subject.notes
  const actions = withLines(picture, taken, Number(count))
  return {
    name: `act on several undone: ${taken}`,
    after: [asPicture({ rows: JSON.parse(before), actions })],
    async send(site, { editor }) {
      subject.notes.undo = ''
      await undo(site, editor, JSON.parse(lines))
    },
  }
}
