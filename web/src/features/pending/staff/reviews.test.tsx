// @vitest-environment happy-dom
import { logInAs, type OpenedPage, Refused, undone } from '#app/testDom.tsx'
import { allTexts } from '#shared/catalogues'
import { change, day, entry, pending, review, twin } from './requests.fixture.ts'

const unknown = { tokenValid: false, entry: null, proposal: null, present: null }

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
  ['with a wrong code', unknown, ['tokenUnknown', 'noEntry']],
  ['that a colleague looks after', { takenBy: 'anna' }, ['takenBy']],
])('a change request %s is told as such', async (_, given, expected) => {
  const page = await review('changes', { ...change, ...given })
  expect(told(page)).toEqual(expected)
})

it('without a valid code the provider of exactly that name is chosen already', async () => {
  const found = [{ ...entry, uuid: 'e0', name: 'Quitten' }, entry]
  const page = await review('changes', { ...change, ...unknown }, { 'GET /api/searchFor': found })
  await page.type('#entry-phone', '09521 5')
  await page.press('1 Angabe übernehmen')
  const body = { id: 'r1', entry: 'e1', fields: { phone: '09521 5' }, updatedAt: entry.updatedAt }
  expect(page.sent.at(-1)).toMatchObject(['POST /api/acceptPendingChange', body])
})

it('a wrong code without any provider of that name says so', async () => {
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

it('a new provider is published as corrected, in its topic, with own words in the mail, all of which survive a reload and undo', async () => {
  const given = { ...pending, categoryIsNew: true }
  const mails = [{ to: 'a@b.example', subject: 'S', text: 'Hallo' }]
  const more = {
    ...{ ...logInAs('Admin'), 'GET /api/topcategories': [{ id: 't1', title: 'Pflege' }] },
    ...{ 'POST /api/acceptPendingEntry': { decision: 'd1' }, 'POST /api/assigncategory': { undo: 'd2' } },
    'POST /api/mailPreview': { mails, parts: [{ words: 'Hallo', fixed: '' }] },
    'POST /api/undo': undone('Quitte GmbH'),
  }
  const before = await review('entries', given, more)
  await before.type('review.topic', 't1')
  await before.type('#entry-phone', '09521 3')
  await before.until(() => before.has('mail_preview.change'))
  await before.press('mail_preview.change')
  await before.type('[name=mailText]', 'Liebe')
  before.close()
  const page = await review('entries', given, more)
  await page.until(() => page.has('mail_preview.words'))
  await page.press('review.publish')
  const body = { fields: { phone: '09521 3' }, updatedAt: day, mailText: 'Liebe' }
  expect(page.sent).toContainEqual(['POST /api/acceptPendingEntry', body])
  expect(page.text()).toMatch(/„Quitte GmbH“ ist veröffentlicht. .*E-Mail/)
  await page.press('undo.press')
  expect(page.sent.at(-1)).toEqual(['POST /api/undo', { id: ['d1', 'd2'] }])
  await page.go('/edit/pending_entries?id=r1')
  expect(page.field('#entry-phone').value).toBe('09521 3')
})

it('what was corrected when a colleague decides first goes on in the form of the provider', async () => {
  const published = { entry: { ...pending, email: '' } }
  const page = await review('entries', pending, { 'GET /api/entrybyid': published })
  await page.type('#entry-phone', '09521 4')
  page.answers['GET /api/allpendingdata'] = []
  await page.press('review.publish')
  expect([page.has('review.keptTitle'), page.has('09521 4')]).toEqual([true, true])
  await page.press('In „Quitte GmbH“ eintragen')
  expect([page.address(), page.field('#entry-phone').value]).toEqual(['/edit/edit_entry/r1', '09521 4'])
})

it('the one of several like it that is chosen is replaced, unless somebody has changed it meanwhile', async () => {
  const other = { ...twin, uuid: 'e2', entry: { ...entry, uuid: 'e2', updatedAt: 'then' } }
  const stale = new Refused(409, { code: 'stale', current: { ...entry, uuid: 'e2' } })
  const page = await review(
    'entries',
    { ...pending, similar: [twin, other] },
    { 'POST /api/acceptPendingEntry': stale },
  )
  await page.type('Vergleichen mit', 'e2')
  await page.choose('review.asReplacement')
  await page.press('2 Angaben übernehmen')
  expect(page.asked).toContain('POST /api/acceptPendingEntry?id=r1&replace=e2')
  const merged = { name: 'Quitte GmbH', email: 'a@b.example' }
  const body = { merged, targetUpdatedAt: 'then', updatedAt: day, mailText: '' }
  expect(page.sent.at(-1)?.[1]).toEqual(body)
  expect(page.has('„Quitte GmbH“ wurde gerade von jemand anderem geändert')).toBe(true)
})

const taken = { fields: { phone: '09521 2' }, updatedAt: entry.updatedAt }
it.each<[string, given: object, press: string[], choose: string[], sent: object]>([
  ['taken over', {}, ['1 Angabe übernehmen'], [], taken],
  ['gone', { gone: true, proposal: null }, ['review.acceptGone'], [], { isGone: true }],
  ['closed as gone', {}, ['review.closeOtherwise', 'review.close.gone'], ['outcome.gone'], { entry: 'e1' }],
])('a change is %s with all that the server has to know', async (_, given, presses, chosen, sent) => {
  const page = await review('changes', { ...change, ...given }, { 'POST /api/acceptPendingChange': {} })
  for (const [n, name] of presses.entries()) {
    if (n > 0) for (const one of chosen) await page.choose(one)
    await page.press(name)
  }
  expect(page.sent.at(-1)).toMatchObject([
    'POST /api/acceptPendingChange',
    { id: 'r1', mailText: '', ...sent },
  ])
})

it('each outcome has its own mail, and only those that go to somebody a reason', async () => {
  const preview = { mails: [{ to: 'a@b.example', subject: 'S', text: 'Hallo fest' }] }
  const page = await review('changes', change, {
    'POST /api/mailPreview': { ...preview, parts: [{ words: 'Hallo', fixed: 'fest' }] },
    'POST /api/closeRequests': { decisions: ['d1'] },
  })
  await page.press('review.closeOtherwise')
  await page.choose('outcome.declined')
  await page.type('outcome.reason', 'Doppelt')
  await page.until(() => page.has('mail_preview.change'))
  await page.press('mail_preview.change')
  expect(page.field('[name=mailText]').value).toBe('Hallo')
  await page.choose('outcome.stays')
  await page.until(() => page.has('mail_preview.change'))
  await page.press('review.cancel')
  await page.press('review.closeOtherwise')
  expect(page.values('[name=outcome]:checked')).toEqual([])
  for (const [label, button, outcome, reason] of [
    ['outcome.spam', 'review.close.spam', 'spam', ''],
    ['outcome.stays', 'review.close.settled', 'settled', 'Doppelt'],
  ] as const) {
    page.answers['POST /api/closeRequests'] =
      outcome === 'spam' ? new Refused(500, { code: 'x' }) : { decisions: ['d1'] }
    await page.choose(label)
    await page.press(button)
    const requests = [{ kind: 'change', id: 'r1' }]
    expect(page.sent.at(-1)?.[1]).toEqual({ requests, outcome, reason, mailText: '' })
  }
})
