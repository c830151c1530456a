import type { Json, ServerClient } from '../api.ts'
import type { Random } from '../random.ts'
import type { Act, Picture, SessionTokens, Subject, SubjectKind } from '../subject.ts'
import { mailsTo, mailTo, undo, withoutOne } from './entries.ts'

/** An entry with the requests about it, the mails to its submitter and its log entries. */
interface ProviderPicture {
  entries: { state: string; trashed: boolean; token: string; info: string }[]
  changes: string[]
  mails: string[]
  actions: string[]
}

const mailKinds: [RegExp, string][] = [
  [/^Ihre Eintragsanfrage.*bei uns angekommen/s, 'arrived'],
  [/jetzt veröffentlicht/, 'published'],
  [/leider nicht veröffentlichen/, 'declined'],
  [/^Ihre Änderungsanfrage.*bei uns angekommen/s, 'change arrived'],
  [/auf dem neuen Stand/, 'change accepted'],
  [/leider nicht angenommen/, 'change declined'],
  [/^Neue Angaben/, 'replaced'],
]

/**
 * Categories of the demo content, because a category created with a request disappears for good when the request is
 * declined.
 */
const categories = ['Apotheken', 'Fahrdienste', 'Friseure', 'Gartenhilfe', 'Nachbarschaftshilfe']

const fieldsOf = (tag: string, info: string) => ({
  category: categories['abcde'.indexOf(tag.at(-2) ?? '')],
  name: `Anbieter ${tag}`,
  street: 'Hauptstraße 1',
  plz: '97437',
  city: 'Haßfurt',
  email: mailTo(tag),
  additionalInfo: info,
  lat: 50.03,
  lon: 10.5,
})

let counter = 0
/** Returns ten characters that no other request contains. */
const newToken = (random: Random) =>
  `${(++counter).toString(36)}${random.next().toString(36).slice(2)}aaaaaaaaaa`.slice(0, 10)
const newText = (random: Random) => `Stand ${++counter} ${random.next().toString(36).slice(2)}`

const withMail = (picture: ProviderPicture, ...kinds: string[]) => [...picture.mails, ...kinds].sort()
const withLine = (picture: ProviderPicture, ...actions: string[]) => [...picture.actions, ...actions].sort()

export const providers: SubjectKind = {
  name: 'provider',
  weight: 10,
  nothing: { entries: [], changes: [], mails: [], actions: [] },

  next(subject, random, usesNext) {
    const picture = subject.pictures[0] as unknown as ProviderPicture
    const [entry, twin] = picture.entries
    if (!entry)
      return random.chance(0.6) ? submit(subject, picture, random) : addByStaff(subject, picture, random)
    if (twin) return acceptTwin(subject, picture)
    if (entry.trashed) {
      if (subject.notes.undo && random.chance(0.5)) return undoAct(subject, picture)
      return usesNext ? restore(subject, picture) : null
    }
    if (entry.state === 'pending')
      return random.chance(0.75) ? accept(subject, picture) : decline(subject, picture)
    if (picture.changes.length > 0) return decideChange(subject, picture, random)
    const choice = random.below(usesNext ? 7 : 5)
    if (choice === 0 && entry.token !== '') return proposeChange(subject, picture, random)
    if (choice === 1 && entry.token !== '') return submitTwin(subject, picture, random)
    if (choice === 2) return remove(subject, picture)
    if (choice === 6) return restoreVersion(subject, picture)
    return edit(subject, picture, random)
  },

  observe(rows, { tag }) {
    const entries = rows.all(
      'SELECT id, state, token, additional_info, deleted_at FROM entries WHERE name = ? ORDER BY created_at, id',
      `Anbieter ${tag}`,
    )
    const changes = rows.all('SELECT id, proposal FROM change_requests WHERE email = ?', mailTo(tag))
    const picture: ProviderPicture = {
      entries: entries
        .map(({ state, token, additional_info, deleted_at }) => ({
          state: String(state),
          trashed: deleted_at !== null,
          token: String(token ?? ''),
          info: String(additional_info ?? ''),
        }))
        .sort((a, b) => (a.state < b.state ? 1 : -1)),
      changes: changes.map(({ proposal }) => String(JSON.parse(String(proposal)).additionalInfo)),
      mails: mailsTo(rows, tag, mailKinds),
      actions: rows.actions(tag),
    }
    const byState = (state: string) => String(entries.find((row) => row.state === state)?.id ?? '')
    const notes = {
      id: byState('published') || byState('pending'),
      twin: entries.length > 1 ? byState('pending') : '',
      change: String(changes[0]?.id ?? ''),
      // A kill cut off the answer, so the id is unknown.
      undo: '',
    }
    return { picture: picture as unknown as Picture, notes }
  },
}

type Send = (site: ServerClient, session: SessionTokens) => Promise<Json>

function act(name: string, picture: ProviderPicture, changes: Partial<ProviderPicture>, send: Send): Act {
  return {
    name,
    send: async (site, session) => void (await send(site, session)),
    after: [{ ...picture, ...changes }],
  }
}

function submit(subject: Subject, picture: ProviderPicture, random: Random): Act {
  const token = newToken(random)
  const info = newText(random)
  const entries = [{ state: 'pending', trashed: false, token, info }]
  return act('entry submitted', picture, { entries, mails: withMail(picture, 'arrived') }, async (site) => {
    const body = { ...fieldsOf(subject.tag, info), token }
    subject.notes.id = (await site.ask('/api/addPendingEntry', { method: 'POST', body })).uuid
  })
}

function addByStaff(subject: Subject, picture: ProviderPicture, random: Random): Act {
  const info = newText(random)
  const entries = [{ state: 'published', trashed: false, token: '', info }]
  const actions = withLine(picture, 'Eintrag angelegt')
  return act('entry added', picture, { entries, actions }, async (site, { editor }) => {
    const body = fieldsOf(subject.tag, info)
    subject.notes.id = (await site.ask('/api/addEntry', { method: 'POST', token: editor, body })).uuid
  })
}

/** Submits another person's request for the same provider, which will replace it. */
function submitTwin(subject: Subject, picture: ProviderPicture, random: Random): Act {
  const token = newToken(random)
  const info = newText(random)
  const entries = [...picture.entries, { state: 'pending', trashed: false, token, info }]
  return act('twin submitted', picture, { entries, mails: withMail(picture, 'arrived') }, async (site) => {
    const body = { ...fieldsOf(subject.tag, info), token }
    subject.notes.twin = (await site.ask('/api/addPendingEntry', { method: 'POST', body })).uuid
  })
}

function accept(subject: Subject, picture: ProviderPicture): Act {
  const entries = picture.entries.map((entry) => ({ ...entry, state: 'published' }))
  const mails = withMail(picture, 'published')
  const actions = withLine(picture, 'Eintragsanfrage angenommen')
  return act('entry accepted', picture, { entries, mails, actions }, (site, { editor }) =>
    site.ask(`/api/acceptPendingEntry?id=${subject.notes.id}`, { method: 'POST', token: editor, body: {} }),
  )
}

function acceptTwin(subject: Subject, picture: ProviderPicture): Act {
  const pending = picture.entries.find(({ state }) => state === 'pending')
  const published = picture.entries.find(({ state }) => state === 'published')
  if (!pending || !published) throw new Error(`Two entries, but no twins: ${JSON.stringify(picture)}`)
  const entries = [{ ...published, token: pending.token, info: pending.info }]
  const mails = withMail(picture, 'published')
  const actions = withLine(picture, 'Eintragsanfrage angenommen')
  return act('twin accepted', picture, { entries, mails, actions }, (site, { editor }) =>
    site.ask(`/api/acceptPendingEntry?id=${subject.notes.twin}`, { method: 'POST', token: editor, body: {} }),
  )
}

function decline(subject: Subject, picture: ProviderPicture): Act {
  const entries = picture.entries.map((entry) => ({ ...entry, trashed: true }))
  const mails = withMail(picture, 'declined')
  const actions = withLine(picture, 'Eintragsanfrage abgelehnt')
  return act('entry declined', picture, { entries, mails, actions }, async (site, { editor }) => {
    const body = { requests: [{ kind: 'entry', id: subject.notes.id }], outcome: 'declined' }
    const { decisions } = await site.ask('/api/closeRequests', { method: 'POST', token: editor, body })
    subject.notes.undo = decisions[0]
  })
}

function edit(subject: Subject, picture: ProviderPicture, random: Random): Act {
  const info = newText(random)
  const entries = picture.entries.map((entry) => ({ ...entry, info }))
  const actions = withLine(picture, 'Eintrag geändert')
  return act('entry edited', picture, { entries, actions }, (site, { editor }) => {
    const body = { ...fieldsOf(subject.tag, info), uuid: subject.notes.id }
    return site.ask('/api/addEntry', { method: 'POST', token: editor, body })
  })
}

function remove(subject: Subject, picture: ProviderPicture): Act {
  const entries = picture.entries.map((entry) => ({ ...entry, trashed: true }))
  const actions = withLine(picture, 'Eintrag entfernt')
  return act('entry deleted', picture, { entries, actions }, async (site, { editor }) => {
    subject.notes.undo = (await site.ask(`/api/removeEntry?id=${subject.notes.id}`, { token: editor })).undo
  })
}

/** Undoes what put the entry into the trash: a deletion, or a decision with its mail if that is unsent. */
function undoAct(subject: Subject, picture: ProviderPicture): Act {
  const entries = picture.entries.map((entry) => ({ ...entry, trashed: false }))
  const isDeclined = picture.entries[0]?.state === 'pending'
  const line = isDeclined ? 'Entscheidung rückgängig gemacht' : 'Eintrag wiederhergestellt'
  const undone = { ...picture, entries, actions: withLine(picture, line) }
  const mails = withoutOne(picture.mails, 'declined')
  const wanted: Act = {
    name: isDeclined ? 'decision undone' : 'deletion undone',
    after: isDeclined ? [{ ...undone, mails }, undone] : [undone],
    async send(site, { editor }) {
      const { mailsSent } = await undo(site, editor, subject.notes.undo ?? '')
      subject.notes.undo = ''
      // Known only after the answer.
      if (isDeclined) wanted.after = [mailsSent > 0 ? undone : { ...undone, mails }]
    },
  }
  return wanted
}

function restore(subject: Subject, picture: ProviderPicture): Act {
  const entries = picture.entries.map((entry) => ({ ...entry, trashed: false }))
  const actions = withLine(picture, 'Eintrag wiederhergestellt')
  return act('entry restored from trash', picture, { entries, actions }, (site, { admin }) =>
    site.ask(`/cms/api/entries/${subject.notes.id}?trash=true`, {
      method: 'PATCH',
      token: admin,
      body: { deletedAt: null },
    }),
  )
}

function restoreVersion(subject: Subject, picture: ProviderPicture): Act {
  const actions = withLine(picture, 'Eintrag auf frühere Fassung zurückgesetzt')
  const wanted: Act = act('version restored', picture, { actions }, async (site, { admin }) => {
    const { docs } = await site.ask(
      `/cms/api/entries/versions?where[parent][equals]=${subject.notes.id}&sort=createdAt&limit=1&depth=0`,
      { token: admin },
    )
    const info = docs[0].version.additionalInfo ?? ''
    // Known only after the answer; the version may be older than the release, but its category is kept.
    wanted.after = [{ ...picture, actions, entries: picture.entries.map((entry) => ({ ...entry, info })) }]
    await site.ask(`/cms/api/entries/versions/${docs[0].id}`, { method: 'POST', token: admin, body: {} })
  })
  return wanted
}

function proposeChange(subject: Subject, picture: ProviderPicture, random: Random): Act {
  const info = newText(random)
  const changes = [...picture.changes, info]
  const mails = withMail(picture, 'change arrived')
  return act('change submitted', picture, { changes, mails }, async (site) => {
    const { tag } = subject
    const body = {
      name: `Anbieter ${tag}`,
      email: mailTo(tag),
      token: picture.entries[0]?.token,
      changeText: 'Bitte so:',
      proposal: { additionalInfo: info },
    }
    await site.ask('/api/addPendingChange', { method: 'POST', body })
    subject.notes.change = ''
  })
}

function decideChange(subject: Subject, picture: ProviderPicture, random: Random): Act {
  const find = async (site: ServerClient, token: string) => {
    if (subject.notes.change) return subject.notes.change
    const waiting: { uuid: string; email: string }[] = await site.ask('/api/pending_changes', { token })
    return waiting.find(({ email }) => email === mailTo(subject.tag))?.uuid
  }
  if (random.chance(0.3)) {
    const mails = withMail(picture, 'change declined')
    const actions = withLine(picture, 'Änderung abgelehnt')
    return act('change declined', picture, { changes: [], mails, actions }, async (site, { editor }) =>
      site.ask(`/api/removePendingChange?id=${await find(site, editor)}`, { token: editor }),
    )
  }
  const entries = picture.entries.map((entry) => ({ ...entry, info: String(picture.changes[0]) }))
  const mails = withMail(picture, 'change accepted')
  const actions = withLine(picture, 'Änderung angenommen')
  return act('change accepted', picture, { entries, changes: [], mails, actions }, async (site, { editor }) =>
    site.ask('/api/acceptPendingChange', {
      method: 'POST',
      token: editor,
      body: { id: await find(site, editor) },
    }),
  )
}
