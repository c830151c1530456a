import type { CallKey } from '@directory/shared/contract'
import { entryRequest } from './requests.fixture.ts'

export interface Asked {
  path?: string
  query?: Record<string, string>
  body?: unknown
}
export interface Ids {
  entry: string
  pending: string
  change: string
  news: string
  link: string
  topCategory: string
  /** Another one of the admin's. */
  session: string
}

/** What makes a call succeed, where that takes more than nothing; the order of the contract is that of the asking. */
export const inputs: Partial<Record<CallKey, (ids: Ids) => Asked>> = {
  'GET /api/translations': () => ({ query: { locale: 'de' } }),
  'GET /api/getHtml': () => ({ query: { name: 'homepage' } }),
  'GET /api/file/{name}': () => ({ path: 'Plan.pdf' }),
  'POST /api/login': () => ({ body: { username: 'admin', password: 'password of the admin' } }),
  'POST /api/endSession': ({ session }) => ({ body: { id: session } }),
  'GET /api/categories': ({ topCategory }) => ({ query: { topCategory } }),
  'GET /api/datafilteredcategory': () => ({ query: { category: 'Pflege' } }),
  'GET /api/searchFor': () => ({ query: { searchQuery: 'Pflegedienst' } }),
  'GET /api/searchhelp': () => ({ query: { searchQuery: 'Pflege' } }),
  'GET /api/suggest': () => ({ query: { searchQuery: 'Pfl' } }),
  'POST /api/notfound': () => ({ body: { searchQuery: 'Nichts' } }),
  'GET /api/checknameexists': () => ({ query: { name: 'Pflegedienst' } }),
  'GET /api/autocompleteCityFromPostalCode': () => ({ query: { postal_code: '97437' } }),
  'GET /api/autocompleteCityFromCityName': () => ({ query: { city_name: 'Haß' } }),
  'GET /api/entry': () => ({ query: { category: 'Pflege', name: 'Niemand' } }),
  'POST /api/entriesByIds': ({ entry }) => ({ body: { ids: [entry, 'unknown'] } }),
  'POST /api/addPendingEntry': () => ({ body: entryRequest() }),
  'POST /api/addPendingChange': () => ({
    body: { name: 'Pflegedienst', email: 'a@example.org', token: 'abcdefghij', changeText: 'Neu' },
  }),
  'POST /api/addReport': ({ entry }) => ({ body: { entry, topics: ['phone'] } }),
  'POST /api/closeReports': ({ entry }) => ({ body: { entry, reports: ['unknown'], outcome: 'spam' } }),
  'POST /api/entryOfToken': () => ({ body: { token: 'abcdefghij' } }),
  'POST /api/ask': () => ({ body: { secret: 'unknown' } }),
  'POST /api/answerAsk': () => ({ body: { secret: 'unknown', entry: 'x', answer: 'right' } }),
  'POST /api/askSubmitter': () => ({
    body: { kind: 'entry', id: 'unknown', contact: 'unknown', question: 'x', seen: 0 },
  }),
  'POST /api/question': () => ({ body: { secret: 'unknown' } }),
  'POST /api/answerQuestion': () => ({ body: { secret: 'unknown', answer: 'x' } }),
  'POST /api/objectToAsks': () => ({ body: { secret: 'unknown' } }),
  'POST /api/acceptPendingEntry': ({ pending }) => ({ query: { id: pending } }),
  'POST /api/removePendingEntry': () => ({ query: { id: 'unknown' }, body: {} }),
  'POST /api/closeRequests': () => ({
    body: { requests: [{ kind: 'entry', id: 'unknown' }], outcome: 'spam' },
  }),
  'POST /api/saveReminders': () => ({ body: { reminders: 'daily' } }),
  'POST /api/mailPreview': ({ entry }) => ({ body: { decision: 'removeEntry', ids: [entry] } }),
  'POST /api/noteRequest': () => ({ body: { kind: 'entry', id: 'unknown', note: 'x', seen: '' } }),
  'POST /api/takeRequest': () => ({ body: { kind: 'change', id: 'unknown', take: true } }),
  'POST /api/undoDecisions': () => ({ body: { ids: ['unknown'] } }),
  'POST /api/acceptPendingChange': ({ change }) => ({ body: { id: change } }),
  'POST /api/addEntry': ({ entry }) => ({ body: { uuid: entry, name: 'Pflegedienst Neu' } }),
  'POST /api/renameCategory': () => ({ body: { oldCategory: 'Friseure', newCategory: 'Salons' } }),
  'POST /api/savecategorywords': () => ({
    body: { category: 'Salons', nameEn: 'Hair', searchWords: 'Frisör' },
  }),
  'POST /api/addsearchword': () => ({ body: { category: 'Salons', word: 'Frisöse' } }),
  'POST /api/removeunfoundword': () => ({ body: { word: 'enkeltrick' } }),
  'POST /api/assigncategory': ({ topCategory }) => ({ query: { topCategory, category: 'Pflege' } }),
  'POST /api/moveCategory': ({ topCategory }) => ({ body: { topCategory, category: 'Pflege' } }),
  'POST /api/dismisscategory': ({ topCategory }) => ({ query: { topCategory, category: 'Pflege' } }),
  'GET /api/removeEntry': ({ entry }) => ({ query: { id: entry } }),
  'POST /api/addnewsentry': () => ({ body: { title: 'A', text: 'B', occurDate: '2026-01-01' } }),
  'GET /api/removenews': ({ news }) => ({ query: { id: news } }),
  'POST /api/addlink': () => ({ body: { name: 'A' } }),
  'GET /api/removelink': ({ link }) => ({ query: { id: link } }),
  'POST /api/saveHtml': () => ({ query: { name: 'about' }, body: { html: '<p>Wir</p>' } }),
  'POST /api/savePicture': () => ({
    body: { name: 'b.gif', content: 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==' },
  }),
  'POST /api/saveFile': () => ({ body: { name: 'a.txt', content: 'YQ==' } }),
  'POST /api/replaceFile': () => ({ body: { name: 'a.txt', content: 'Yg==' } }),
  'POST /api/deleteFile': () => ({ query: { name: 'a.txt' } }),
  'GET /api/entrybyid': () => ({ query: { id: 'unknown' } }),
  'POST /api/removeDocuments': () => ({ body: { noun: 'entries', ids: ['unknown'] } }),
  'POST /api/confirmVisits': () => ({ body: { entries: ['unknown'], homeVisits: true } }),
  'POST /api/moveEntries': () => ({ body: { entries: ['unknown'], into: 'Pflege' } }),
  'POST /api/changeEntries': () => ({ body: { entries: ['unknown'], field: 'website', value: '' } }),
  'POST /api/views': () => ({ body: { name: 'A', search: 'q=a' } }),
  'POST /api/changeAlso': () => ({ body: { from: 'unknown', entries: [{ uuid: 'x', things: ['phone'] }] } }),
  'POST /api/confirmEntries': () => ({ body: { entries: ['unknown'] } }),
  'POST /api/recordCall': () => ({
    body: { entry: 'unknown', outcome: 'right', seen: { updatedAt: '', checkedAt: null, missed: 0 } },
  }),
  'POST /api/liftObjection': () => ({ body: { entry: 'unknown' } }),
  'POST /api/markDifferent': () => ({ body: { one: 'unknown', other: 'x' } }),
  'POST /api/mergeEntries': () => ({ body: { keep: 'unknown', drop: 'x' } }),
  'POST /api/adduser': () => ({ body: { username: 'new', password: 'password of the new', role: 'Editor' } }),
  'POST /api/resetPassword': () => ({ body: { username: 'new', newPassword: 'another password' } }),
  'POST /api/inviteUser': () => ({ body: { username: 'guest', email: 'guest@example.org', role: 'Editor' } }),
  'POST /api/saveDisplayName': () => ({ body: { displayName: 'Anna' } }),
  'POST /api/changeEmail': () => ({ body: { email: 'a@example.org', password: 'password of the admin' } }),
  'POST /api/confirmEmail': () => ({ body: { token: 'x' } }),
  'POST /api/forgotPassword': () => ({ body: { username: 'nobody' } }),
  'POST /api/makeRecoveryCode': () => ({ body: { password: 'password of the admin' } }),
  'POST /api/setPasswordByCode': () => ({
    body: { username: 'nobody', recoveryCode: 'x', newPassword: 'another password' },
  }),
  'POST /api/changeUser': () => ({
    body: { uuid: 'unknown', username: 'new', role: 'Editor', email: '' },
  }),
  'POST /api/sendPasswordLink': () => ({ body: { username: 'new' } }),
  'POST /api/setPasswordByLink': () => ({ body: { token: 'x', newPassword: 'another password' } }),
  'POST /api/sendMailAgain': () => ({ body: { id: 'unknown' } }),
  'POST /api/releaseMails': () => ({ body: {} }),
  'POST /api/findPerson': () => ({ body: { name: 'Niemand Nirgends' } }),
  'POST /api/erasePerson': () => ({ body: { name: 'Niemand Nirgends', confirm: 'Niemand' } }),
  'POST /api/deleteuser': () => ({ body: { username: 'new' } }),
  'POST /api/changePassword': () => ({
    body: { oldPassword: 'password of the admin', newPassword: 'password of the admin' },
  }),
}
