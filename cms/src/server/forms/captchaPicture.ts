type Point = readonly [x: number, y: number]

/** Of each character, in a box of 10 by 14. */
const glyphs: Readonly<Record<string, readonly (readonly Point[])[]>> = Object.fromEntries(
  Object.entries({
    A: '0,14 5,0 10,14|2,9 8,9',
    C: '10,3 7,0 3,0 0,4 0,10 3,14 7,14 10,11',
    D: '0,0 0,14 6,14 10,10 10,4 6,0 0,0',
    E: '10,0 0,0 0,14 10,14|0,7 7,7',
    F: '10,0 0,0 0,14|0,7 7,7',
    H: '0,0 0,14|10,0 10,14|0,7 10,7',
    K: '0,0 0,14|10,0 0,8|3,6 10,14',
    L: '0,0 0,14 9,14',
    M: '0,14 0,0 5,8 10,0 10,14',
    N: '0,14 0,0 10,14 10,0',
    P: '0,14 0,0 7,0 10,2 10,5 7,8 0,8',
    R: '0,14 0,0 7,0 10,2 10,5 7,8 0,8|4,8 10,14',
    T: '0,0 10,0|5,0 5,14',
    U: '0,0 0,10 3,14 7,14 10,10 10,0',
    W: '0,0 2,14 5,5 8,14 10,0',
    X: '0,0 10,14|10,0 0,14',
    Y: '0,0 5,7 10,0|5,7 5,14',
    3: '0,1 4,0 8,1 9,4 7,6 4,7 7,8 10,10 8,13 4,14 0,13',
    4: '7,14 7,0 0,9 10,9',
    6: '9,1 5,0 1,4 0,9 2,13 6,14 10,11 9,8 5,7 1,9',
    7: '0,0 10,0 4,14',
    9: '1,13 5,14 9,10 10,5 8,1 4,0 0,3 1,6 5,7 9,5',
  }).map(([character, strokes]) => [
    character,
    strokes.split('|').map((stroke) =>
      stroke.split(' ').map((point) => {
        const [x = 0, y = 0] = point.split(',').map(Number)
        return [x, y] as const
      }),
    ),
  ]),
)

const width = 100
const height = 30
const noiseLines = 3
const ink = '#1d4550'

/** @param random returns numbers from 0 to below 1, the same ones for the same picture */
export function drawCaptcha(code: string, random: () => number) {
  const between = (low: number, high: number) => low + (high - low) * random()
  const cell = (width - 8) / code.length
  const paths = [...code].flatMap((character, i) => {
    const turn = between(-0.25, 0.25)
    const scale = between(0.95, 1.2)
    const [left, top] = [4 + i * cell + between(1, cell - 12), between(4, 30 - 17 * scale)]
    return (glyphs[character] ?? []).map((stroke) =>
      toPath(
        stroke
          .flatMap((point, at) => split(stroke[at - 1], point, between))
          .map(([x, y]): Point => {
            const [cx, cy] = [(x - 5) * scale, (y - 7) * scale]
            return [
              left + 5 + cx * Math.cos(turn) - cy * Math.sin(turn) + between(-0.35, 0.35),
              top + 7 + cx * Math.sin(turn) + cy * Math.cos(turn) + between(-0.35, 0.35),
            ]
          }),
      ),
    )
  })
  for (let line = 0; line < noiseLines; line++) {
    const middle: Point = [between(30, 70), between(0, height)]
    paths.push(toPath([[0, between(0, height)], middle, [width, between(0, height)]], 0.8))
  }
  // The order of the strokes must not show the order of the characters.
  const mixed = paths.map((path) => [random(), path] as const).sort(([a], [b]) => a - b)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="300" height="90"><rect width="100%" height="100%" fill="#fff"/><g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${mixed.map(([, path]) => path).join('')}</g></svg>`
}

/** So that the number of points does not give the character away. */
function split(from: Point | undefined, to: Point, between: (low: number, high: number) => number): Point[] {
  if (!from) return [to]
  const stops = Array.from({ length: Math.floor(between(0, 4)) }, () => between(0.1, 0.9)).sort()
  return [
    ...stops.map((at): Point => [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at]),
    to,
  ]
}

function toPath(points: readonly Point[], stroke = 1.6) {
  return `<path stroke-width="${stroke}" d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}"/>`
}
