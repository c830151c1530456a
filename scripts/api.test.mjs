import { readFileSync } from 'node:fs'
import { contract } from '../shared/src/contract.ts'
import { entrySchema } from '../shared/src/entry.ts'
import { fromRoot } from './lib/paths.mjs'

const text = readFileSync(fromRoot('docs/api.md'), 'utf8')
const sections = [
  ['Public', 'public'],
  ['Staff', 'staff'],
  ['Admin', 'admin'],
]
const rows = sections.flatMap(([title, who]) =>
  [
    ...(text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(
      /^\| ((?:GET|POST) \S+) \| (.*?) ?\| (.*) \|$/gm,
    ),
  ].map(([, key, request, answer]) => ({ key, who, request, answer })),
)

/** The calls that others rely on: none may be renamed, merged or dropped. */
const specified = {
  public: `translations.json login getHtml news allcategories topcategories categories datafilteredcategory searchFor
    checknameexists autocompleteCityFromPostalCode autocompleteCityFromCityName geocode addPendingEntry addPendingChange
    links file/{name} settings health`,
  staff: `getRole addEntry removeEntry allpendingdata acceptPendingEntry removePendingEntry pending_changes
    removePendingChange renameCategory downloadExcel downloadExcelTemplate uploadExcel uploadStatus addnewsentry removenews
    addlink removelink action_logs logout`,
  admin: 'saveHtml getusers adduser deleteuser assigncategory dismisscategory files saveFile deleteFile',
}

/** Names in backticks, without what is a number, a code or a constant. */
const named = (cell) =>
  [...cell.matchAll(/`(\w+)\??`/g)].map(([, name]) => name).filter((name) => name !== 'null')

function propertiesOf(schema) {
  const found = new Set()
  const walk = (part) => {
    if (part === null || typeof part !== 'object') return
    for (const name of Object.keys(part.properties ?? {})) found.add(name)
    for (const value of Object.values(part)) walk(value)
  }
  walk(schema?.toJSONSchema({ io: 'output', unrepresentable: 'any' }) ?? null)
  return found
}

const [, fieldsOfEntry = ''] = text.match(/\*\*An entry\*\*\s+has([\s\S]*?)\.\s+Texts/) ?? []

describe('docs/api.md', () => {
  it('lists every specified call and no other', () => {
    const names = (who) =>
      rows.filter((row) => row.who === who).map(({ key }) => key.replace(/^\w+ \/(api\/)?/, ''))
    for (const [, who] of sections) expect(names(who).sort()).toEqual(specified[who].split(/\s+/).sort())
  })

  it.each(rows)('$key is declared, with the documented access', ({ key, who }) => {
    expect(contract[key]?.who).toBe(who)
  })

  it.each(rows)('$key has the documented input and output', ({ key, request, answer }) => {
    const { query, body, params, output } = contract[key]
    const taken = new Set([query, body, params].flatMap((schema) => [...propertiesOf(schema)]))
    expect(named(request).filter((name) => !taken.has(name))).toEqual([])
    const answered = propertiesOf(output)
    // `exp` stands inside of the token.
    expect(named(answer).filter((name) => !answered.has(name) && name !== 'exp')).toEqual([])
  })

  it.each(rows)('$key requires no undocumented input', ({ key, request }) => {
    const told = [...named(request), ...(request.includes('an entry') ? named(fieldsOfEntry) : [])]
    const input = Object.fromEntries(told.map((name) => [name, '']))
    const { query, body } = contract[key]
    const wanted = [query, body].flatMap((schema) => schema?.safeParse(input).error?.issues ?? [])
    expect(wanted.map(({ path }) => path[0]).filter((name) => name && !told.includes(name))).toEqual([])
  })

  it('names the fields of an entry', () => {
    const known = propertiesOf(entrySchema)
    expect(named(fieldsOfEntry).length).toBe(22)
    expect(named(fieldsOfEntry).filter((name) => !known.has(name))).toEqual([])
  })
})
