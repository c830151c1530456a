import fc from 'fast-check'
import { onServer } from '#testSuite.ts'
import { importingOn } from './importClient.fixture.ts'
import { readPlan } from './parts.ts'

const cell = (...all: string[]) => fc.constantFrom(...all)
const anyRow = fc.tuple(
  cell('Friseure', 'Frisöre', 'Gibtsnicht', '', '####'),
  cell('Salon Ost', 'Salon West', 'M?ller', 'Ha\uFFFDn', '', 'k. A.'),
  cell('Weg 1', 'Weg 2', '', '#NV'),
  cell('97437', '9743', '1067', '4,99521E+11', ''),
  cell('Haßfurt', 'Hassfuhrt', 'Ha?furt', ''),
  cell('09521 1', '9521 1', '4,99521E+11', '########', 'auf Anfrage', 'O9521 2', ''),
  cell('www.a.example', 'bald', ''),
  cell('ja', 'nein', 'vielleicht', ''),
  cell('', 'Klingel', '4,99521E+11'),
)
const lost = /E\+\d|#{3,}|\uFFFD|\p{L}\?\p{Ll}/u

onServer('a list of random rows', async (server) => {
  const { preview, read, questionsOf, correct, post } = await importingOn(server)

  it('publishes no damaged value, asks once about a faulty row and never about an excluded one', async () => {
    const holds = async (cells: string[]) => {
      const id = await preview([cells.join(';')])
      const { counts, leftOut } = await read(`/api/import?id=${id}`)
      const isOut = counts.faulty + leftOut > 0
      const asked = await questionsOf(id)
      if (isOut) expect(asked.length).toBeLessThanOrEqual(1)
      for await (const { fields = {} } of readPlan(server.payload, id, 'new'))
        expect(Object.values(fields).join('\n')).not.toMatch(lost)
      await correct(id, { rows: [{ row: 2, isLeftOut: true }] })
      expect(await questionsOf(id)).toEqual([])
      await post('/api/cancelImport', { id })
    }
    await fc.assert(fc.asyncProperty(anyRow, holds), { numRuns: 25, endOnFailure: true })
  })
})
