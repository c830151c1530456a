import fc from 'fast-check'
import type { Op, OpAttributes } from './ops.ts'

const op = (insert: Op['insert'], look: OpAttributes): Op => {
  const attributes = Object.entries(look).sort(([a], [b]) => (a < b ? -1 : 1))
  return attributes.length > 0 ? { insert, attributes: Object.fromEntries(attributes) } : { insert }
}
/** Any of these, or none. */
const some = (look: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<OpAttributes> =>
  fc.oneof(fc.constant({}), fc.record(look, { requiredKeys: [] }))
const both = (...looks: fc.Arbitrary<OpAttributes>[]) =>
  fc.tuple(...looks).map((all): OpAttributes => Object.assign({}, ...all))

const yes = fc.constant(true)
const linkTo = { link: fc.constantFrom('/help', 'mailto:a@example.org', 'https://example.org/?a=1&b="2"') }
const inlineLook = both(
  some({ bold: yes, italic: yes, underline: yes, strike: yes, script: fc.constantFrom('sub', 'super') }),
  some({
    size: fc.constantFrom('small', 'large', 'huge'),
    color: fc.constantFrom('#e60000', 'red', '#0066cc'),
    background: fc.constant('#ffff00'),
  }),
  fc.oneof(
    fc.constant({}),
    fc.record({ ...linkTo, target: fc.constant('_blank') }, { requiredKeys: ['link'] }),
  ),
)
const lineLook = both(
  fc.oneof(
    fc.record({ list: fc.constantFrom('ordered', 'bullet', 'checked', 'unchecked') }),
    fc.record({ header: fc.integer({ min: 1, max: 6 }) }),
    fc.constantFrom({}, { blockquote: true }),
  ),
  some({
    indent: fc.integer({ min: 1, max: 8 }),
    align: fc.constantFrom('center', 'right', 'justify'),
    direction: fc.constant('rtl'),
  }),
)

const run: fc.Arbitrary<Op> = fc
  .oneof(
    fc.tuple(fc.constantFrom('Grüße', ' a  b ', '<b> & ', '5\u00a0km', ' '), inlineLook),
    fc.tuple(fc.constant({ softBreak: true as const }), inlineLook),
    fc.tuple(
      fc.constant({ image: '/api/file/b%20.png' }),
      both(inlineLook, fc.record({ alt: fc.constantFrom('', 'Haus & "Hof"') })),
    ),
  )
  .map(([insert, look]) => op(insert, look))
const runs = fc.array(run, { maxLength: 4 })

const video = { video: 'https://www.youtube-nocookie.com/embed/abc' }
const cell = fc.tuple(runs, some({ align: fc.constantFrom('center', 'right') }))
const table = fc.integer({ min: 1, max: 4 }).chain((columns) => {
  const row = fc.array(cell, { minLength: columns, maxLength: columns })
  return fc.array(row, { minLength: 1, maxLength: 4 })
})

/** A line, a video, or a table with a line behind it: another one directly after it would be part of it. */
const block = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(runs, lineLook).map(([ops, look]) => () => [...ops, op('\n', look)]),
  },
  some({ align: fc.constant('center') }).map((look) => () => [op(video, look)]),
  table.map((rows) => (nextRow: () => string) => [
    ...rows.flatMap((row) => {
      const table = nextRow()
      return row.flatMap(([ops, look]) => [...ops, op('\n', { table, ...look })])
    }),
    ...[op('Ende', {}), op('\n', {})],
  ]),
)

export const randomPage: fc.Arbitrary<Op[]> = fc
  .array(block, { minLength: 1, maxLength: 9 })
  .map((blocks) => {
    let rows = 0
    return blocks.flatMap((opsOf) => opsOf(() => `r${++rows}`))
  })
