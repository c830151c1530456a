// @vitest-environment happy-dom
import { Refused } from '#app/testDom.tsx'
import { change, day, inbox, pending, report, reported, review } from './requests.fixture.ts'

it('new providers, changes and reports share an inbox, from which the address takes one kind', async () => {
  for (const [address, shown] of [
    ['entries', [true, false, false]],
    ['changes', [false, true, true]],
    ['entries?kind=all', [true, true, true]],
  ] as const) {
    const both = ['x', 'y'].map((id) => ({ ...report, ids: [id], email: `${id}@b.example` }))
    const reports = { 'GET /api/reports': [{ ...reported, reports: both }] }
    const page = await inbox(address, [{ ...pending, uuid: 'r2' }], [change], reports)
    const all = [pending.name, change.changeText, 'Meise']
    expect(all.map((words) => page.text().includes(words))).toEqual(shown)
    expect(page.text()).not.toContain('x@b.example')
    page.close()
  }
})

it('of several reports those that are ticked are closed, and all of a provider that is gone', async () => {
  const reports = [['m1', 'm3'], ['m2']].map((ids) => ({ ...report, ids }))
  const page = await inbox('changes?first=report', [], [change], {
    'GET /api/reports': [{ ...reported, reports, changedSince: true }],
    'POST /api/closeRequests': new Refused(500, { code: 'x' }),
  })
  expect([page.has('2 × gemeldet'), page.has('reports.changedSince')]).toEqual([true, true])
  await page.choose('reports.include')
  for (const [label, button, ids] of [
    ['outcome.stays', 'Einen Hinweis abschließen', ['m2']],
    ['outcome.gone', '3 Hinweise abschließen', ['m1', 'm3', 'm2']],
  ] as const) {
    await page.choose(label)
    await page.press(button)
    expect(page.sent.at(-1)?.[1]).toMatchObject({ entry: 'e2', reports: ids })
  }
})

it('marked requests are removed as spam without a mail, but no reports', async () => {
  const page = await inbox(
    'entries?kind=all&q=Quitte',
    [{ ...pending, uuid: 'r2' }],
    [{ ...change, gone: true, note: 'Ruft an' }],
    {
      'GET /api/reports': [reported],
      'POST /api/closeRequests': { decisions: ['d1', 'd2'] },
    },
  )
  expect([page.has('review.gone'), page.has('Ruft an')]).toEqual([true, true])
  expect(page.links('tbody a')[0]).toBe('/edit/pending_entries?id=r2&kind=all&q=Quitte')
  await page.choose('table.markAll')
  await page.press('review.spamMarked')
  await page.press('review.close.spam')
  const requests = [
    { kind: 'entry', id: 'r2' },
    { kind: 'change', id: 'r1' },
  ]
  expect(page.sent.at(-1)).toEqual(['POST /api/closeRequests', { requests, outcome: 'spam' }])
  expect(page.text()).toMatch(/2 Anfragen sind als Spam entfernt\.(?!.*E-Mail)/)
  expect(page.has('2 markiert')).toBe(false)
})

it('a question goes to whom it was asked for, after the last one to the same', async () => {
  const asked = (contact: string, number: number) => ({
    ...{ contact, number, question: 'Q', askedBy: 'anna', askedAt: day, until: '2026-01-09' },
    ...{ answer: '', answeredAt: null },
  })
  const contacts = ['a', 'b'].map((id) => ({ id, email: `${id}@b.example` }))
  const questions = [asked('b', 1), asked('b', 2), asked('a', 1)]
  const page = await review('changes', { ...change, contacts, questions }, { 'POST /api/noteRequest': {} })
  expect(page.has('Keine Antwort. Der Link galt bis zum Freitag, 9. Januar 2026.')).toBe(true)
  await page.type('askBack.to', 'b')
  await page.type('[name=question]', 'Wann?')
  await page.press('askBack.send')
  const question = { kind: 'change', id: 'r1', contact: 'b', question: 'Wann?', seen: 2 }
  expect(page.sent.at(-1)).toEqual(['POST /api/noteRequest', question])
})

it('a request is taken and given back, and says who was faster with it or with its note', async () => {
  const page = await review('changes', change, { 'POST /api/noteRequest': {} })
  await page.press('review.take')
  page.answers['GET /api/pending_changes'] = [{ ...change, takenBy: 'anna', note: 'Neu' }]
  page.answers['POST /api/noteRequest'] = new Refused(409, { code: 'request_taken', current: 'berta' })
  await page.press('review.take')
  expect(page.has('Liegt bei berta.')).toBe(true)
  await page.press('review.release')
  expect(page.sent.map(([, body]) => body)).toMatchObject([{ take: true }, { take: true }, { take: false }])
  await page.type('[name=note]', 'Meins')
  page.answers['GET /api/pending_changes'] = [{ ...change, takenBy: 'anna', note: 'Anders' }]
  const current = { note: 'Anders', by: 'berta' }
  page.answers['POST /api/noteRequest'] = new Refused(409, { code: 'stale', current })
  await page.press('review.saveNote')
  expect(page.sent.at(-1)?.[1]).toMatchObject({ note: 'Meins', seen: 'Neu' })
  expect(page.text()).toMatch(/berta hat inzwischen etwas anderes gespeichert.*„Anders“/)
  expect(page.field('[name=note]').value).toBe('Meins')
})
