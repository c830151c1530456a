import type { ServerClient } from '../api.ts'
import type { Random } from '../random.ts'
import type { Act, Picture, Subject, SubjectKind } from '../subject.ts'
import { addEntry, mailsTo, mailTo, undo, withoutOne } from './entries.ts'

interface ReportPicture {
  entries: number
  /** Reports about the entry. */
  reports: string[]
  mails: string[]
  actions: string[]
}

const outcomes: Record<string, { action: string; mail?: string }> = {
  corrected: { action: 'Hinweis erledigt, Angaben verbessert', mail: 'corrected' },
  settled: { action: 'Hinweis erledigt, Angaben stimmen', mail: 'settled' },
  spam: { action: 'Hinweis als Spam entfernt' },
}

const mailKinds: [RegExp, string][] = [
  [/die Angaben geändert/, 'corrected'],
  [/Die Angaben stimmen so/, 'settled'],
]

let counter = 0

/** Acts on an entry with several reports, one after the other, from the same address. */
export const reports: SubjectKind = {
  name: 'report',
  weight: 4,
  nothing: { entries: 0, reports: [], mails: [], actions: [] },
  next(subject, random) {
    const picture = subject.pictures[0] as unknown as ReportPicture
    if (picture.entries === 0)
      return {
        name: 'entry to report on added',
        after: [{ ...picture, entries: 1, actions: ['Eintrag angelegt'] }],
        async send(site, { editor }) {
          subject.notes.id = await addEntry(site, editor, `Gemeldet ${subject.tag}`)
        },
      }
    if (subject.notes.undo && random.chance(0.5)) return reopen(subject, picture)
    if (picture.reports.length > 0 && random.chance(0.5)) return close(subject, picture, random)
    return report(subject, picture)
  },
  observe(rows, { tag }) {
    const entries = rows.all('SELECT id FROM entries WHERE name = ?', `Gemeldet ${tag}`)
    const found = rows.all('SELECT text FROM reports WHERE name = ?', `Gemeldet ${tag}`)
    const picture: ReportPicture = {
      entries: entries.length,
      reports: found.map(({ text }) => String(text)).sort(),
      mails: mailsTo(rows, tag, mailKinds),
      actions: rows.actions(tag),
    }
    // A kill cut off the answer, so the id of the log entry is unknown.
    return { picture: picture as unknown as Picture, notes: { id: String(entries[0]?.id ?? ''), undo: '' } }
  },
}

function report(subject: Subject, picture: ReportPicture): Act {
  const text = `Hinweis ${++counter}`
  return {
    name: 'report sent',
    after: [{ ...picture, reports: [...picture.reports, text].sort() }],
    async send(site) {
      const { id: entry } = subject.notes
      const body = { entry, topics: ['phone'], text, email: mailTo(subject.tag) }
      await site.ask('/api/addReport', { method: 'POST', body })
    },
  }
}

/** Closes all waiting reports, or only the first. */
function close(subject: Subject, picture: ReportPicture, random: Random): Act {
  const outcome = random.pick(Object.keys(outcomes))
  const { action, mail } = outcomes[outcome] as { action: string; mail?: string }
  const closed = random.chance(0.6) ? picture.reports : picture.reports.slice(0, 1)
  return {
    name: `reports closed: ${outcome}`,
    after: [
      {
        ...picture,
        reports: picture.reports.filter((text) => !closed.includes(text)),
        mails: [...picture.mails, ...(mail ? [mail] : [])].sort(),
        actions: [...picture.actions, action].sort(),
      },
    ],
    async send(site, { editor }) {
      const { id: entry = '' } = subject.notes
      const body = { entry, reports: await idsOf(site, editor, entry, closed), outcome }
      const { decision } = await site.ask('/api/closeReports', { method: 'POST', token: editor, body })
      Object.assign(subject.notes, { undo: decision, closed: JSON.stringify(closed), mail: mail ?? '' })
    },
  }
}

async function idsOf(
  site: ServerClient,
  token: string,
  entry: string,
  texts: readonly string[],
): Promise<string[]> {
  const waiting: { uuid: string; reports: { ids: string[]; text: string }[] }[] = await site.ask(
    '/api/reports',
    { token },
  )
  const own = waiting.find(({ uuid }) => uuid === entry)?.reports ?? []
  return own.filter(({ text }) => texts.includes(text)).flatMap(({ ids }) => ids)
}

/** Reopens reports, and cancels the mail if that is unsent. */
function reopen(subject: Subject, picture: ReportPicture): Act {
  const { undo: line = '', closed = '[]', mail = '' } = subject.notes
  const undone = {
    ...picture,
    reports: [...picture.reports, ...(JSON.parse(closed) as string[])].sort(),
    actions: [...picture.actions, 'Entscheidung rückgängig gemacht'].sort(),
  }
  const taken = { ...undone, mails: withoutOne(picture.mails, mail) }
  const act: Act = {
    name: 'closing of reports undone',
    after: mail ? [taken, undone] : [undone],
    async send(site, { editor }) {
      subject.notes.undo = ''
      const { mailsSent } = await undo(site, editor, line)
      // Known only after the answer.
      if (mail) act.after = [mailsSent > 0 ? undone : taken]
    },
  }
  return act
}
