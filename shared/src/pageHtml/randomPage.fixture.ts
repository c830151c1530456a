import type { Op, OpAttributes } from './ops.ts'

/** Makes repeatable random values: a failure names its seed. */
export function randomFrom(seed: number) {
  let state = seed * 2654435761 + 1
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return state / 2 ** 32
  }
  return {
    chance: (p: number) => next() < p,
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    upTo: (n: number) => Math.floor(next() * (n + 1)),
  }
}
type Random = ReturnType<typeof randomFrom>

const sorted = (attributes: OpAttributes) =>
  Object.fromEntries(Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1)))
const op = (insert: Op['insert'], attributes: OpAttributes): Op =>
  Object.keys(attributes).length > 0 ? { insert, attributes: sorted(attributes) } : { insert }

function inlineLook({ chance, of }: Random): OpAttributes {
  const link = of(['/help', 'mailto:a@example.org', 'https://example.org/?a=1&b="2"'])
  return {
    ...(chance(0.3) && { bold: true }),
    ...(chance(0.3) && { italic: true }),
    ...(chance(0.2) && { underline: true }),
    ...(chance(0.2) && { strike: true }),
    ...(chance(0.1) && { script: of(['sub', 'super']) }),
    ...(chance(0.2) && { size: of(['small', 'large', 'huge']) }),
    ...(chance(0.2) && { color: of(['#e60000', 'red', '#0066cc']) }),
    ...(chance(0.2) && { background: '#ffff00' }),
    ...(chance(0.2) && { link, ...(chance(0.3) && { target: '_blank' }) }),
  }
}

function lineLook({ chance, of, upTo }: Random): OpAttributes {
  const kind = upTo(5)
  const indent = upTo(8)
  return {
    ...(kind === 0 && { header: 1 + upTo(5) }),
    ...(kind === 1 && { blockquote: true }),
    ...(kind > 2 && { list: of(['ordered', 'bullet', 'checked', 'unchecked']) }),
    ...(chance(0.4) && indent > 0 && { indent }),
    ...(chance(0.2) && { align: of(['center', 'right', 'justify']) }),
    ...(chance(0.1) && { direction: 'rtl' }),
  }
}

export function randomPage(random: Random): Op[] {
  const ops: Op[] = []
  let rows = 0
  for (let lines = 1 + random.upTo(8); lines > 0; lines--) {
    if (random.chance(0.1)) {
      ops.push(
        op(
          { video: 'https://www.youtube-nocookie.com/embed/abc' },
          random.chance(0.3) ? { align: 'center' } : {},
        ),
      )
      continue
    }
    if (random.chance(0.1)) {
      const columns = 1 + random.upTo(3)
      for (let row = 1 + random.upTo(3); row > 0; row--) {
        const table = `r${++rows}`
        for (let column = 0; column < columns; column++) {
          ops.push(...randomRuns(random))
          ops.push(op('\n', { table, ...(random.chance(0.2) && { align: random.of(['center', 'right']) }) }))
        }
      }
      // Another one directly after it would be part of it.
      ops.push(op('Ende', {}), op('\n', {}))
      continue
    }
    ops.push(...randomRuns(random), op('\n', lineLook(random)))
  }
  return ops
}

function randomRuns(random: Random): Op[] {
  const ops: Op[] = []
  for (let runs = random.upTo(4); runs > 0; runs--) {
    const what = random.upTo(9)
    if (what === 0) ops.push(op({ softBreak: true }, inlineLook(random)))
    else if (what === 1)
      ops.push(
        op({ image: '/api/file/b%20.png' }, { ...inlineLook(random), alt: random.of(['', 'Haus & "Hof"']) }),
      )
    else ops.push(op(random.of(['Grüße', ' a  b ', '<b> & ', '5\u00a0km', ' ']), inlineLook(random)))
  }
  return ops
}
