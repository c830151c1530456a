/** The same numbers at every run. */
function createRandom(): (below: number) => number {
  let state = 488
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const kinds = [
  ...['Ambulanter Pflegedienst', 'Tagespflege', 'Vollstationäre Pflege', 'Kurzzeitpflege', 'Hausnotruf'],
  ...['Betreuungsgruppe', 'Nachbarschaftshilfe', 'Beratungsstelle', 'Essen auf Rädern', 'Hospizdienst'],
]
const towns = [
  ...['97421 Schweinfurt', '97437 Haßfurt', '97447 Gerolzhofen', '97616 Bad Neustadt an der Saale'],
  ...['97688 Bad Kissingen', '97631 Bad Königshofen', '96106 Ebern', '97461 Hofheim i. UFr.'],
]
const syllables = 'ba ke li mo nu ra se ti vo wu za fe gi do hu ja'.split(' ')

/** Names that resemble no other. */
const nameOf = (number: number) =>
  [number, number >> 4, number >> 8, number * 7]
    .map((part) => syllables[part & 15])
    .join('')
    .replace(/^./, (letter) => letter.toUpperCase())

const branches = ['Caritas-Sozialstation', 'Diakonie-Zentrum', 'AWO-Seniorenzentrum']

/**
 * A made-up list as the clerk of a care portal exports it: Windows-1252, headings of its own, half without mail, websites
 * without scheme, postcode and town in one cell, services of one organisation at many addresses.
 */
export function carePortal(): Buffer {
  const below = createRandom()
  const rows = Array.from({ length: 488 }, (_, i) => {
    const isBranch = i % 11 === 0
    const name = isBranch ? (branches[below(3)] ?? '') : `${nameOf(i)} GmbH`
    const mail = i % 2 === 0 ? '' : `post@${nameOf(i).toLowerCase()}.example`
    const web = i % 3 === 0 ? `www.${nameOf(i).toLowerCase()}.example` : ''
    return [
      ...[kinds[below(kinds.length)], name, `Straße der Pflege ${i + 1}`, towns[below(towns.length)]],
      ...[`09${520 + below(9)}/${10_000 + i}`, mail, web, isBranch ? 'Träger der Wohlfahrtspflege' : ''],
    ].join(';')
  })
  const head = 'Angebotsart;Einrichtung;Strasse;PLZ Ort;Telefon;E-Mail;Internet;Bemerkung'
  return Buffer.from([head, ...rows].join('\r\n'), 'latin1')
}
