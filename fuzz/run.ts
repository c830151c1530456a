import fc from 'fast-check'
import { forbiddenChanges } from './changes.ts'
import { curlOf } from './curl.ts'
import type { Findings } from './findings.ts'
import { findLogComplaints } from './findLogComplaints.ts'
import { type Complaint, judge, type KnownOfServer } from './judge.ts'
import { outgoingOf, type SendContext } from './outgoing.ts'
import { type Outgoing, type RequestPlan, type RoleGroup, roleGroups } from './plan.ts'
import { requestsOf } from './requests.ts'
import { type RequestOutcome, sendPlanned } from './send.ts'
import type { FuzzedServer } from './server.ts'
import { shrink } from './shrink.ts'
import { type OpenApi, targetsOf } from './targets.ts'
import { FuzzVocabulary, subjectOf } from './vocabulary.ts'

export interface FuzzOptions {
  server: Pick<FuzzedServer, 'ask' | 'ended' | 'takeOutput'>
  port: number
  /** The server's public origin, if it differs from its port. */
  origin?: string
  /** Fields that a proxy adds to the n-th request. */
  proxy?: (n: number) => [string, string][]
  seed: number
  count: number
  findings: Findings
}

/** Requests of one group between two checks of forbidden changes. */
const batchSize = 200
const atOnce = 6
const turns: readonly RoleGroup[] = [
  'nobody',
  'editor',
  'nobody',
  'admin',
  'nobody',
  'nobody',
  'editor',
  'admin',
]

/** The targets and the vocabulary for a server. */
interface Field {
  vocabulary: FuzzVocabulary
  requests: Record<RoleGroup, fc.Arbitrary<RequestPlan>>
  codes: KnownOfServer['codes']
  anyCode: KnownOfServer['anyCode']
}

async function survey({ server, port, findings }: FuzzOptions): Promise<Field> {
  const vocabulary = new FuzzVocabulary()
  const description = await server.ask('describe')
  for (const [slug, ids] of Object.entries(description.ids))
    for (const id of ids) vocabulary.add(`id of ${slug}`, id)
  const openApi = (await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json()) as OpenApi
  const targets = targetsOf(openApi, description)
  findings.targets = new Set(targets.map(({ label }) => label)).size
  const codes = new Map(targets.flatMap(({ label, codes }) => (codes ? [[label, codes] as const] : [])))
  return {
    vocabulary,
    codes,
    anyCode: new Set([...codes.values()].flat()),
    requests: Object.fromEntries(
      Object.keys(roleGroups).map((group) => [group, requestsOf(targets, group as RoleGroup)]),
    ) as Field['requests'],
  }
}

export async function runFuzz(options: FuzzOptions): Promise<void> {
  const { server, seed, count, findings } = options
  const field = await survey(options)
  for (let batch = 0; batch * batchSize < count; batch++) {
    const group = turns[batch % turns.length] ?? 'nobody'
    const plans = fc.sample(field.requests[group], {
      // Each seed has its own batches.
      seed: Math.imul(seed, 1_000_003) + batch,
      numRuns: Math.min(batchSize, count - batch * batchSize),
    })
    await tryBatch(options, field, group, plans)
    if (server.ended() !== null) return
    // From the first batch of each group on, when lazy modules have been loaded.
    if (batch % 10 === 3 || (batch + 1) * batchSize >= count) findings.memory.push(await server.ask('memory'))
    findings.progress()
  }
}

async function tryBatch(
  options: FuzzOptions,
  field: Field,
  group: RoleGroup,
  plans: RequestPlan[],
): Promise<void> {
  const { server, port, findings } = options
  const own = `http://127.0.0.1:${port}`
  const { vocabulary, codes, anyCode } = field
  const { tokens, editor } = await server.ask('accounts')
  const known = { secrets: await server.ask('secrets'), tokens, codes, anyCode }
  const before = group === 'admin' ? [] : await server.ask('stored')
  const sender: SendContext = { ...options, origin: options.origin ?? own, vocabulary, tokens: known.tokens }
  const suspects: { plan: RequestPlan; sent: Outgoing; complaints: Complaint[] }[] = []
  const underWay = new Set<Outgoing>()
  const acted: Outgoing[] = []
  const curls = (all: Iterable<Outgoing>) => [...all].map((sent) => `\n      ${curlOf(sent, own)}`).join('')

  const work = async () => {
    for (let plan = plans.shift(); plan && server.ended() === null; plan = plans.shift()) {
      const sent = outgoingOf(plan, sender)
      underWay.add(sent)
      const outcome = await sendPlanned(port, sent)
      for (const complaint of findLogComplaints(server.takeOutput(), Object.values(known.tokens)))
        findings.add(complaint, `while these were under way:${curls(underWay)}`)
      underWay.delete(sent)
      findings.count(plan, outcome)
      if (outcome.status === 200 || outcome.status === 201)
        vocabulary.learn(outcome.body, subjectOf(plan.target))
      if (mayHaveActed(plan, outcome)) acted.push(sent)
      const complaints = judge(plan, sent, outcome, known)
      if (complaints.length > 0) suspects.push({ plan, sent, complaints })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))

  const end = server.ended()
  if (end !== null) {
    const detail = `${end}: ${server.takeOutput().slice(-2000)}`
    return findings.add(
      { what: 'the server has died', detail },
      `while these were under way:${curls(underWay)}`,
    )
  }
  // A request may have logged an account out.
  known.tokens = (await server.ask('accounts')).tokens
  sender.tokens = known.tokens
  for (const { plan, sent, complaints } of suspects)
    for (const complaint of complaints) {
      if (!findings.isNew(complaint, plan)) continue
      const again = async (other: RequestPlan) => {
        const out = outgoingOf(other, sender)
        return judge(other, out, await sendPlanned(port, out), known).some(
          ({ what }) => what === complaint.what,
        )
      }
      const smallest = await smallestOf(plan, complaint, again)
      if (smallest) findings.add(complaint, curlOf(outgoingOf(smallest, sender), own), plan)
      // Slowness under load is not a failure; all other problems count even if they occur once.
      else if (!['hangs', 'no answer'].includes(complaint.what))
        findings.add(complaint, `not again when repeated alone: ${curlOf(sent, own)}`, plan)
    }
  for (const name of await server.ask('polluted'))
    findings.add({ what: 'all objects have got a field', detail: name }, `by one of:${curls(acted)}`)
  if (group === 'admin') return
  for (const complaint of forbiddenChanges(group, before, await server.ask('stored'), editor))
    findings.add(complaint, `by one of:${curls(acted)}`)
}

const mayHaveActed = ({ method }: RequestPlan, { status }: RequestOutcome) =>
  method !== 'GET' && (status < 300 || status >= 500)

/**
 * Reproduces the problem with this request alone and shrinks it; null if it does not occur again. Slowness has to occur
 * three times.
 */
async function smallestOf(
  plan: RequestPlan,
  { what }: Complaint,
  again: (plan: RequestPlan) => Promise<boolean>,
): Promise<RequestPlan | null> {
  const isSlow = what === 'hangs'
  for (let times = isSlow ? 3 : 1; times > 0; times--) if (!(await again(plan))) return null
  return shrink(plan, again, isSlow ? 4 : 80)
}
