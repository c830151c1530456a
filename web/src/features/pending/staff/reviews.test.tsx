// @vitest-environment happy-dom
import { logInAs, type OpenedPage, opened } from '#app/testDom.tsx'
import { allTexts } from '#shared/catalogues'
import { presentProposal } from '#shared/proposal'
import { testEntry } from '../../entries/public/testEntry.ts'

const day = '2026-01-02T10:00:00.000Z'
const entry = testEntry({ uuid: 'e1', name: 'Quitte', phone: '09521 1', email: 'owner@b.example' })
const waiting = { note: '', takenBy: '', takenByMe: false, contacts: [], questions: [], updatedAt: day }
const change = {
  ...{ ...waiting, uuid: 'r1', name: 'Quitte', email: 'a@b.example', token: 'a1b2c3d4e5', timestamp: day },
  ...{ changeText: 'Neue Nummer.', origin: 'visitor', gone: false, tokenValid: true, entryUuid: 'e1', entry },
  ...{ entryState: 'published', changedSince: false },
  ...{ proposal: { phone: '09521 2' }, present: presentProposal(entry) },
}
const similar = { uuid: 'e1', entry, identical: false, otherSubmitter: null }
const twin = { ...entry, ...similar }
const pending = {
  ...{ ...testEntry({ uuid: 'r1', name: 'Quitte GmbH' }), ...waiting, createdAt: day, token: 'z' },
  ...{ email: 'a@b.example', categoryIsNew: false, similar: [] as object[] },
}
const report = { ids: ['m1'], timestamp: day, topics: [], text: 'Zu', sender: '', email: '' }
const reported = { ...waiting, uuid: 'e2', entry: { ...entry, name: 'Meise' }, reports: [report] }

const inbox = (address: string, entries: object[], changes: object[], more: object = {}) =>
  opened(`/edit/pending_${address}`, {
    ...{ ...logInAs('Editor'), 'GET /api/reports': [], 'POST /api/mailPreview': { mails: [] } },
    ...{ 'GET /api/allpendingdata': entries, 'GET /api/pending_changes': changes },
    ...{ 'GET /api/searchFor': [entry], 'GET /api/categoryoverview': [{ name: entry.category }] },
    ...{ 'GET /api/topcategories': [], 'GET /api/action_logs': [] },
    ...more,
  })

const review = (kind: 'changes' | 'entries', request: object, more?: object) =>
  inbox(`${kind}?id=r1`, kind === 'entries' ? [request] : [], kind === 'changes' ? [request] : [], more)

/** What a reviewer may be warned of; each is said where it is so, and nowhere else. */
const warnings = {
  changedSince: allTexts.de['review.changedSince'],
  entryPending: allTexts.de['review.entryPending'],
  tokenUnknown: allTexts.de['review.tokenUnknown'],
  byLink: allTexts.de['review.byLink'],
  gone: allTexts.de['review.goneText'],
  noEntry: allTexts.de['review.noEntryText'],
  noneFound: allTexts.de['review.noneFound'],
  newCategory: allTexts.de['review.newCategoryText'],
  otherSubmitter: allTexts.de['review.otherSubmitter'],
  whichAim: allTexts.de['review.whichAim'],
  takenBy: allTexts.de['review.takenBy'].replace('{name}', 'anna'),
}
const told = (page: OpenedPage) =>
  Object.entries(warnings).flatMap(([name, words]) => (page.text().includes(words) ? name : []))

it.each<[string, given: object, told: string[]]>([
  ['as it was sent', {}, []],
  ['whose entry has changed since', { changedSince: true }, ['changedSince']],
  ['for an entry that waits itself', { entryState: 'pending' }, ['entryPending']],
  ['by the link of a mail', { origin: 'provider' }, ['byLink']],
  ['of a provider that is gone', { gone: true, proposal: null }, ['gone']],
  [
    'with a wrong code',
    { tokenValid: false, entry: null, proposal: null, present: null },
    ['tokenUnknown', 'noEntry'],
  ],
  ['that a colleague looks after', { takenBy: 'anna' }, ['takenBy']],
])('a change request %s is told as such', async (_, given, expected) => {
  const page = await review('changes', { ...change, ...given })
  expect(told(page)).toEqual(expected)
})

it('a wrong code without any provider of that name says so', async () => {
  const unknown = { tokenValid: false, entry: null, proposal: null, present: null }
  const page = await review('changes', { ...change, ...unknown }, { 'GET /api/searchFor': [] })
  expect(told(page)).toEqual(['tokenUnknown', 'noEntry', 'noneFound'])
})

it.each<[string, given: object, told: string[]]>([
  ['alone', {}, []],
  ['in a new category', { categoryIsNew: true }, ['newCategory']],
  ['like one that is known', { similar: [twin] }, ['whichAim']],
  ['that is known', { similar: [{ ...twin, identical: true }] }, []],
  [
    'that somebody else has entered',
    { similar: [{ ...twin, identical: true, otherSubmitter: 'owner@b.example' }] },
    ['otherSubmitter'],
  ],
  ['like one that somebody else has entered', { similar: [{ ...twin, otherSubmitter: 'x' }] }, ['whichAim']],
])('a provider %s is told as such', async (_, given, expected) => {
  const page = await review('entries', { ...pending, ...given })
  expect(told(page)).toEqual(expected)
})

it('a provider like another is not decided before it is said whether it is that one, and whose code holds', async () => {
  const page = await review('entries', { ...pending, similar: [{ ...twin, otherSubmitter: 'x' }] })
  expect(page.values('[name=review-aim]:checked')).toEqual([])
  await page.press('review.whichAim')
  expect([page.has('review.whatMissing'), page.sent.map(([key]) => key)]).toEqual([true, []])
  expect(document.activeElement).toMatchObject({ name: 'review-aim' })
  await page.choose('review.asReplacement')
  await page.choose('review.keepToken')
  const asked = { ids: ['r1'], replace: 'e1', keepToken: true }
  await page.does(() => vi.waitFor(() => expect(page.sent.at(-1)?.[1]).toMatchObject(asked)))
})

it('a request is closed only with a chosen outcome, also as changed by hand', async () => {
  const page = await review('changes', change)
  await page.press('review.closeOtherwise')
  expect([page.values('[name=outcome]:checked'), page.has('review.close.accepted')]).toEqual([[], false])
  await page.choose('outcome.changed')
  await page.press('review.close.accepted')
  expect(page.sent.at(-1)).toMatchObject(['POST /api/acceptPendingChange', { id: 'r1', isInEntry: true }])
})

it('new providers, changes and reports share an inbox, from which the address takes one kind', async () => {
  for (const [address, shown] of [
    ['entries', [true, false, false]],
    ['changes', [false, true, true]],
    ['entries?kind=all', [true, true, true]],
  ] as const) {
    const page = await inbox(address, [{ ...pending, uuid: 'r2' }], [change], {
      'GET /api/reports': [reported],
    })
    const all = [pending.name, change.changeText, 'Meise']
    expect(all.map((words) => page.text().includes(words))).toEqual(shown)
    page.close()
  }
})

it.each([
  ['entry_request_accepted', 'accepted'],
  ['change_declined', 'declined'],
  ['change_spam', 'spam'],
  ['change_settled', 'settled'],
])('a request that a colleague has decided first (%s) names the outcome', async (kind, outcome) => {
  const line = { kind, entry: 'Quitte', user: 'anna', timestamp: day, link: null }
  const page = await review('changes', { ...change, uuid: 'other' }, { 'GET /api/action_logs': [line] })
  expect(page.has(`review.decided.${outcome}`)).toBe(true)
  expect(page.text()).toMatch(/Über „Quitte“ hat anna am .* entschieden/)
  page.close()
  expect((await review('changes', { ...change, uuid: 'other' })).has('review.goneTitle')).toBe(true)
})
