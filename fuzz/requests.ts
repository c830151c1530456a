import { actionIds } from '@directory/cms/server/testActionIds.ts'
import fc from 'fast-check'
import { bodyOf } from './bodies.ts'
import { known, likely, pairsOf, type Schema } from './fromSchema.ts'
import { hostilePart, hostileText, oddHeader, oddMethod } from './hostile.ts'
import { lines } from './lines.ts'
import {
  type Level,
  levels,
  type PlannedValue,
  type RequestPlan,
  type RoleGroup,
  roleGroups,
  type TargetKind,
  Verbatim,
} from './plan.ts'
import { namedDocuments, rawQuery } from './rawQuery.ts'
import type { FuzzTarget } from './targets.ts'
import { subjectOf } from './vocabulary.ts'

/** Frequency of each kind of target, relative to the others. */
const weights: Readonly<Record<TargetKind, number>> = {
  contract: 34,
  'contract in the CMS': 7,
  'raw API': 32,
  page: 12,
  form: 3,
  'admin UI': 5,
  file: 4,
  line: 3,
}

/** Generates requests of a group without end. */
export function requestsOf(targets: readonly FuzzTarget[], group: RoleGroup): fc.Arbitrary<RequestPlan> {
  const role = fc.oneof(
    ...roleGroups[group].map((one, i) => ({ arbitrary: fc.constant(one), weight: i === 0 ? 4 : 1 })),
  )
  const level = fc.oneof(
    ...levels.map((one, i) => ({ arbitrary: fc.constant<Level>(one), weight: [5, 4, 3][i] ?? 1 })),
  )
  const target = fc.oneof(
    ...Object.entries(weights).map(([kind, weight]) => ({
      arbitrary: fc.constantFrom(...targets.filter((one) => one.kind === kind)),
      weight,
    })),
  )
  return fc.tuple(role, fc.nat(), level, target).chain(([role, n, level, target]) => {
    const base = { role, n, level, kind: target.kind, target: target.label }
    if (target.kind === 'line')
      return fc.constantFrom(...lines).map(
        (line): RequestPlan => ({
          ...base,
          method: 'GET',
          path: [],
          query: [],
          headers: [],
          body: { type: 'none' },
          line,
        }),
      )
    return fc
      .tuple(
        methodOf(target, level),
        pathOf(target.path, level),
        queryOf(target, level),
        headersOf(target, level),
        bodyOf(target, level),
        level === 'hostile' ? leaving : fc.constant(null),
      )
      .map(
        ([method, path, query, headers, body, leavesAfter]): RequestPlan => ({
          ...base,
          method,
          path,
          query,
          headers,
          body,
          ...(leavesAfter !== null && { leavesAfter }),
        }),
      )
  })
}

/** One client in fifteen disconnects before the answer. */
const leaving = fc.oneof(
  { arbitrary: fc.constant(null), weight: 14 },
  { arbitrary: fc.double({ min: 0, max: 1, noNaN: true }), weight: 1 },
)

const methodOf = ({ method }: FuzzTarget, level: Level): fc.Arbitrary<string> =>
  level === 'valid'
    ? fc.constant(method)
    : fc.oneof({ arbitrary: fc.constant(method), weight: 12 }, { arbitrary: oddMethod, weight: 1 })

/** Generates values for a path parameter: a name, an id, a file. */
function partOf(name: string, base: string): fc.Arbitrary<PlannedValue> {
  if (name.startsWith('id of ')) return known(name)
  const subject = subjectOf(base)
  if (name === 'id' && subject) return known(`id of ${subject}`)
  if (/^[xyz]$/.test(name)) return fc.integer({ min: 0, max: 20 }).map(String)
  if (name === 'cat') return known('category')
  if (name === 'filename') return known('filename')
  return likely(name).map((value) => (value instanceof Object ? (value as PlannedValue) : String(value)))
}

function pathOf(path: string, level: Level): fc.Arbitrary<PlannedValue[]> {
  const parts = path.split(/(\{[^}]+\})/).map((piece): fc.Arbitrary<PlannedValue> => {
    const name = /^\{(.+)\}$/.exec(piece)?.[1]
    if (name === undefined) return fc.constant(new Verbatim(piece))
    const good = partOf(name, path)
    const bad = fc.oneof(
      hostileText,
      hostilePart.map((text) => new Verbatim(text)),
    )
    return level === 'valid'
      ? good
      : fc.oneof({ arbitrary: good, weight: level === 'hostile' ? 1 : 3 }, { arbitrary: bad, weight: 2 })
  })
  const whole = fc.tuple(...parts)
  if (level !== 'hostile') return whole
  const tail = fc.oneof(
    { arbitrary: fc.constant(''), weight: 12 },
    { arbitrary: hostilePart, weight: 1 },
    { arbitrary: fc.constant('/'), weight: 1 },
  )
  return fc.tuple(whole, tail).map(([all, end]) => [...all, new Verbatim(end)])
}

function queryOf(
  { label, query, area, method, path }: FuzzTarget,
  level: Level,
): fc.Arbitrary<[string, unknown][]> {
  const isBulk = area && ['PATCH', 'DELETE'].includes(method) && path.endsWith(`/${area.slug}`)
  if (isBulk && level !== 'hostile')
    return fc.oneof(
      { arbitrary: namedDocuments(area), weight: 3 },
      { arbitrary: rawQuery(area, level), weight: 1 },
    )
  if (area) return rawQuery(area, level)
  const subject = subjectOf(label)
  const schemas = query.map(([name, schema]): [string, Schema] =>
    name === 'id' && subject ? [name, { refersTo: subject }] : [name, schema],
  )
  return pairsOf(schemas, level)
}

const builtActions = actionIds()
/** Ids of the admin UI's server actions, and some invalid ones. */
const action = fc.oneof(
  ...(builtActions.length > 0 ? [{ arbitrary: fc.constantFrom(...builtActions), weight: 4 }] : []),
  { arbitrary: fc.constantFrom('0'.repeat(42), '7'.repeat(40), 'x'), weight: 1 },
)

function headersOf({ label, kind }: FuzzTarget, level: Level): fc.Arbitrary<[string, string][]> {
  const odd =
    level === 'valid'
      ? fc.constant<[string, string][]>([])
      : fc.array(oddHeader, { maxLength: level === 'hostile' ? 3 : 1 })
  if (kind === 'admin UI' && label.endsWith('(action)'))
    return fc.tuple(action, odd).map(([id, more]) => [['Next-Action', id], ...more])
  return odd
}
