import fc from 'fast-check'

const digits = (min: number, max: number) =>
  fc.stringMatching(new RegExp(`^[1-9][0-9]{${min - 1},${max - 1}}$`))
/** What stands between area and number, and within either. */
const gap = fc.constantFrom(' ', '', '/', ' / ', '-', ' - ', '.', '–', '\u00a0')
const within = fc.constantFrom('', ' ', '.')
const spread = (text: string, between: string) =>
  between === '' ? text : (text.match(/.{1,2}/g) ?? []).join(between)

/** Ways of writing the country and an area without its 0; the last two only before an area in brackets. */
const countries: readonly ((area: string) => string)[] = [
  ...['+49 ', '+49', '0049 ', '0049', '(+49) ', '(0049)', '+ 49 ', '00 49 ', '+49-', '+49/', '+49.'].flatMap(
    (code) => [
      ...['A', '0A', '(0)A', '(0) A', '( 0 ) A', '[0]A', '(0A)', '(A)', 'A (0) ', '(A)[0]', 'A/(0)-'].map(
        (form) => (area: string) => code + form.replace('A', area),
      ),
    ],
  ),
  (area) => `+49 0 (${area})`,
]
const nationals = ['0A', '(0A)', '(0)A', '(0) A', '0(A)', '[0A]', '0A (0) '].map(
  (form) => (area: string) => form.replace('A', area),
)

const remarks = [
  ...['', ' (vormittags)', ', nur Mo-Fr', ' oder 0171 3920009', ' u. 57', ' (8-12 Uhr)', ' App. 4'],
  ' 18-20 Uhr',
]
const firsts = [
  ...['', 'Tel. ', 'Tel.: ', 'Telefon ', '☎ ', 'Büro: ', 'nachmittags, '],
  ...['1. ', '1) ', '(1) ', 'Tel. 1: ', 'Mo-Fr 8-12: ', 'Mo-Fr 8-12, '],
]

export interface Spelling {
  typed: string
  /** As dialled within the country. */
  number: string
  /** Nothing but the number was typed. */
  isAlone: boolean
}

/** One telephone number in one of the ways in which people write it, among remarks and other numbers. */
export const phoneSpelling: fc.Arbitrary<Spelling> = fc
  .record({
    area: fc.constantFrom('9521', '89', '30', '171', '1515', '36944', '221', '800'),
    local: digits(5, 7),
    head: fc.constantFrom(...countries, ...nationals),
    gap,
    within,
    extension: fc.option(fc.tuple(fc.constantFrom('-', ' - ', '–', '-'), digits(1, 3)), { freq: 4 }),
    ending: fc.option(fc.tuple(fc.constantFrom('/', ' / ', '/-'), digits(2, 3)), { freq: 5 }),
    first: fc.constantFrom(...firsts),
    remark: fc.constantFrom(...remarks),
  })
  // Where no separator tells the area, or where numbers have no endings, nobody could tell either.
  .filter(
    ({ area, ending, gap, within }) =>
      !ending || (!/^(?:1|800)/.test(area) && !(gap === '' && within !== '')),
  )
  .map(({ area, local, head, gap, within, extension, ending, first, remark }) => {
    const written = `${head(area)}${gap}${spread(local, within)}`
    const tail = `${extension?.join('') ?? ''}${ending?.join('') ?? ''}`
    const another = /^\(?1/.test(first) ? `\n${first.replace('1', '2')}09531 7788` : ''
    return {
      typed: `${first}${written}${tail}${remark}${another}`,
      number: `0${area}${local}${extension?.[1] ?? ''}`,
      isAlone: first + remark === '' && !ending,
    }
  })
