import { logInAs, opened } from '#app/testDom.tsx'
import { presentProposal } from '#shared/proposal'
import { testEntry } from '../../entries/public/testEntry.ts'

export const day = '2026-01-02T10:00:00.000Z'
export const entry = testEntry({ uuid: 'e1', name: 'Quitte', phone: '09521 1', email: 'owner@b.example' })
const waiting = {
  note: '',
  takenBy: '',
  takenByMe: false,
  contacts: [],
  questions: [],
  updatedAt: day,
}
export const change = {
  ...{ ...waiting, uuid: 'r1', name: 'Quitte', email: 'a@b.example', token: 'a1b2c3d4e5', timestamp: day },
  ...{ changeText: 'Neue Nummer.', origin: 'visitor', gone: false, tokenValid: true, entryUuid: 'e1', entry },
  ...{ entryState: 'published', changedSince: false },
  ...{ proposal: { phone: '09521 2' }, present: presentProposal(entry) },
}
export const twin = { ...entry, uuid: 'e1', entry, identical: false, otherSubmitter: null }
export const pending = {
  ...{ ...testEntry({ uuid: 'r1', name: 'Quitte GmbH' }), ...waiting, createdAt: day, token: 'z' },
  ...{ email: 'a@b.example', categoryIsNew: false, similar: [] as object[] },
}
export const report = { ids: ['m1'], timestamp: day, topics: [], text: 'Zu', sender: '', email: '' }
export const reported = { ...waiting, uuid: 'e2', entry: { ...entry, name: 'Meise' }, reports: [report] }

export const inbox = (address: string, entries: object[], changes: object[], more: object = {}) =>
  opened(`/edit/pending_${address}`, {
    ...{ ...logInAs('Editor'), 'GET /api/reports': [], 'POST /api/mailPreview': { mails: [] } },
    ...{ 'GET /api/allpendingdata': entries, 'GET /api/pending_changes': changes },
    ...{ 'GET /api/searchFor': [entry], 'GET /api/categoryoverview': [{ name: entry.category }] },
    ...{ 'GET /api/topcategories': [], 'GET /api/action_logs': [] },
    ...more,
  })

export const review = (kind: 'changes' | 'entries', request: object, more?: object) =>
  inbox(`${kind}?id=r1`, kind === 'entries' ? [request] : [], kind === 'changes' ? [request] : [], more)
