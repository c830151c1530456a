// @vitest-environment happy-dom
import { logInAs, opened } from '#app/testDom.tsx'

const category = {
  ...{
    id: 'Friseur',
    kind: 'category',
    topic: 'categories',
    field: null,
    said: 'Friseur',
    rows: 1,
    examples: [],
  },
  ...{
    options: ['to:Friseure', 'new'].map((choice) => ({ choice, count: 1 })),
    proposal: 'to:Friseure',
    answer: null,
  },
}
const known = { ...category, id: 'Kino', answer: 'to:Kinos', options: [{ choice: 'to:Kinos', count: 1 }] }
const column = { header: 'Name', field: 'name', samples: ['Locke'], filled: 3 }
const row = {
  ...{
    row: 4,
    outcome: 'new',
    uuid: null,
    name: 'Locke',
    category: 'Friseure',
    street: '',
    plz: '',
    city: '',
  },
  ...{ changes: [], message: '', remarks: [] },
}
const preview = {
  ...{ id: 'i1', user: 'anna', fileName: 'l.csv', state: 'ready', createdAt: '2026-01-02T10:00:00.000Z' },
  ...{ startedAt: null, total: 3, current: 0, error: 0, leftOut: 0, attention: 0, openQuestions: 0 },
  ...{ counts: { new: 1, changed: 1, unchanged: 1, faulty: 0 }, emptyCells: 'keep', left: [], cells: [] },
  ...{ losses: { entries: 0, details: 0 }, message: '', messages: { de: '', en: '' }, canUndo: false },
  ...{ keptUntil: null, columns: [column], sheets: [], questions: [], locating: null, withoutPlace: 0 },
}

const imported = (given: object, query = '') =>
  opened(`/edit/import?id=i1${query}`, {
    ...{ ...logInAs('Editor'), 'GET /api/import': { ...preview, ...given }, 'POST /api/undo': {} },
    ...{
      'GET /api/importRows': { rows: [row] },
      'POST /api/correctImport': { ...preview, state: 'planning' },
    },
    ...{ 'POST /api/startImport': preview, 'POST /api/cancelImport': preview },
  })

it('a question is answered, taken back by the same press, as proposed, or by leaving its rows out; until then nothing starts', async () => {
  const page = await imported({ questions: [category, known], openQuestions: 1 })
  expect(page.names('button').some((name) => name.endsWith('jetzt übernehmen'))).toBe(false)
  await page.press('Eine Frage beantworten')
  expect(document.activeElement?.id).toBe('line-Friseur')
  await page.press('Neu anlegen')
  await page.press('Kinos (1)')
  await page.press('import.acceptAll')
  await page.press('import.leaveOpen')
  expect(page.sent.map(([, body]) => body)).toEqual(
    ['Friseur new', 'Kino ', 'Friseur to:Friseure', 'Friseur rowOut'].map((said) => {
      const [question, choice] = said.split(' ')
      return { id: 'i1', answers: [{ question, choice }] }
    }),
  )
  expect([page.address(), document.activeElement?.id]).toEqual([
    '/edit/import?id=i1&rows=leftOut',
    'import-rows',
  ])
})

it('rows are left out and taken in again, and a press starts as many as it says', async () => {
  const losses = { entries: 1, details: 2 }
  const sheets = ['A', 'B'].map((name) => ({ name, isTaken: name === 'A', rows: 3, headers: [] }))
  const page = await imported({ losses, sheets, leftOut: 1 })
  expect(page.has('import.lossesLook')).toBe(true)
  await page.choose('import.emptyCells.clear')
  expect(document.activeElement).toMatchObject({ name: 'import-empty-cells' })
  await page.press('A (3 Zeilen)')
  await page.press('B (3 Zeilen)')
  await page.choose('Markieren: Zeile 4')
  await page.press('Eine Zeile weglassen')
  await page.go('/edit/import?id=i1&rows=leftOut')
  await page.choose('Markieren: Zeile 4')
  await page.press('Eine Zeile wieder aufnehmen')
  await page.press('2 Zeilen jetzt übernehmen')
  const outOrIn = [true, false].map((isLeftOut) => ({ rows: [{ row: 4, isLeftOut }] }))
  const bodies = [{ emptyCells: 'clear' }, { sheet: 1 }, ...outOrIn, { count: 2 }]
  expect(page.sent.map(([, body]) => body)).toEqual(bodies.map((body) => ({ id: 'i1', ...body })))
})

it('the preview is closed without importing', async () => {
  const page = await imported({})
  await page.press('import.drop')
  expect([page.sent, page.has('import.dropped')]).toEqual([[['POST /api/cancelImport', { id: 'i1' }]], true])
  expect(page.address()).toBe('/edit/import')
})

it.each<[string, given: object, said: string[], button: string[]]>([
  ['running', { state: 'running', current: 1 }, ['1 von 3'], ['import.cancel', 'POST /api/cancelImport']],
  ['done', { state: 'done', canUndo: true }, ['import.state.done'], ['import.undo', 'POST /api/undo']],
  ['cancelled before it began', { state: 'cancelled' }, ['import.state.cancelled'], []],
  ['stopped', { state: 'cancelled', startedAt: 'x', current: 2 }, ['Bis dahin waren 2 Zeilen fertig'], []],
])('an import that is %s says so, and what can be done', async (_, given, said, [button, call]) => {
  const page = await imported(given)
  expect([said.map(page.has), page.has('Bis dahin')]).toEqual([[true], said[0]?.startsWith('Bis')])
  if (!button) return expect(page.sent).toEqual([])
  await page.press(button)
  expect(page.sent).toEqual([])
  await page.press(button)
  expect(page.sent[0]?.[0]).toBe(call)
})

it('the list says what each import waits for, or what became of its rows', async () => {
  const page = await opened('/edit/import', {
    ...{
      ...logInAs('Editor'),
      'GET /api/imports': [
        { ...preview, openQuestions: 1 },
        { ...preview, id: 'i2', state: 'done', openQuestions: 1 },
      ],
    },
  })
  const [waits = '', done = ''] = page.names('tbody tr')
  expect([waits, done]).toEqual([
    expect.stringMatching(/Wartet mit einer Frage1 neu, 1 geändert, 1 gleich/),
    expect.stringMatching(/Fertig importiert/),
  ])
})
