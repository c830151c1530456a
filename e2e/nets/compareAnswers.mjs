/** Number of kinds of addresses that are named for each kind of difference. */
const maxPlaces = 8

/** Prints the differences of two recordings, grouped by kind, the most frequent first. */
export function compareAnswers(before, after) {
  const [was, is] = [blocksOf(before), blocksOf(after)]
  const kinds = new Map()
  const note = (kind, address, line) => {
    const places = kinds.get(kind) ?? new Map()
    kinds.set(kind, places)
    const place = places.get(kindOf(address)) ?? {
      example: `${line.trim()}   ← ${address}`,
      addresses: new Set(),
    }
    places.set(kindOf(address), place)
    place.addresses.add(address)
  }
  let same = 0
  for (const [address, text] of was) {
    const now = is.get(address)
    if (now === undefined) note('only before', address, statusOf(text))
    else if (now === text) same++
    else noteLines(address, text.split('\n'), now.split('\n'), note)
  }
  for (const [address, text] of is) if (!was.has(address)) note('only after', address, statusOf(text))
  const found = [...kinds].map(([kind, places]) => ({ kind, places, count: countOf(places) }))
  for (const { kind, places, count } of found.sort((a, b) => b.count - a.count)) {
    console.log(`${kind}   (${count} addresses)`)
    const shown = [...places].sort(([, a], [, b]) => b.addresses.size - a.addresses.size).slice(0, maxPlaces)
    for (const [, { example, addresses }] of shown)
      console.log(`  ${String(addresses.size).padStart(4)} ${example}`)
    if (places.size > maxPlaces) console.log(`       and ${places.size - maxPlaces} more kinds of addresses`)
  }
  console.log(`${same} of ${was.size} answers are the same; ${kinds.size} kinds of difference`)
  process.exitCode = kinds.size > 0 ? 1 : 0
}

const statusOf = (text) => text.split('\n', 1)[0] ?? ''
const countOf = (places) => [...places.values()].reduce((count, { addresses }) => count + addresses.size, 0)

const blocksOf = (text) =>
  new Map(
    text
      .split(/^### /m)
      .slice(1)
      .map((block) => [block.split('\n', 1)[0], block.slice(block.indexOf('\n') + 1).trim()]),
  )

/** Notes lines that are in one answer only; where there are none, that their order differs. */
function noteLines(address, was, is, note) {
  const gone = without(was, is)
  const more = without(is, was)
  const isTranslations = address.includes('/api/translations')
  const keyOf = (line) => line.split('": ')[0]
  for (const line of gone) {
    // An unused text may go.
    if (isTranslations && !more.some((other) => keyOf(other) === keyOf(line))) continue
    note(`− ${shapeOf(line)}`, address, line)
  }
  for (const line of more) note(`+ ${shapeOf(line)}`, address, line)
  if (gone.length + more.length === 0) note('other order', address, firstMoved(was, is))
}

const firstMoved = (was, is) => was.find((line, i) => line !== is[i]) ?? ''

/** Lines of one list that the other has less often. */
function without(list, other) {
  const counts = new Map()
  for (const line of other) counts.set(line, (counts.get(line) ?? 0) + 1)
  return list.filter((line) => {
    const count = counts.get(line) ?? 0
    counts.set(line, count - 1)
    return count <= 0
  })
}

/** The address without what is different for each provider, category or search. */
const kindOf = (address) =>
  address
    .replaceAll(/=[^&\s]*/g, '')
    .replace(/^\/en(?=\/|$)/, '')
    .replace(/(\/list\/)[^/?]+/, '$1:cat')
    .replace(/(:cat\/)[^/?]+/, '$1:name')
    .replace(/(\/(top|api\/file|confirm|answer|objection)\/)[^/?]+/, '$1:id')

/** What kind of line it is: the key of JSON, a tag with its attributes, a header. */
function shapeOf(line) {
  if (line.startsWith('<')) return line.replaceAll(/="[^"]*"/g, '')
  return /^\s*"[^"]+":|^[a-z-]+:/.exec(line)?.[0].trim() ?? 'text'
}
