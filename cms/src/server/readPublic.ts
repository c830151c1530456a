import { type Call, type CallKey, contract } from '@directory/shared/contract'
import type { Payload } from 'payload'
import { implementations } from '../contract/handlers.ts'
import { isPublicRead } from '../contract/perform.ts'
import { publicModelOf } from '../services/publicModel.ts'
import { refusals } from '../services/refusal.ts'

/** The data of a public GET in process, by its address, and what the answer depends on. */
export function readPublic(payload: Payload, callUrl: string): { data: unknown; nouns: readonly string[] } {
  const { pathname, searchParams } = new URL(callUrl, 'http://localhost')
  const key = `GET ${pathname}` as CallKey
  const implementation = implementations[key]
  if (!implementation || !isPublicRead(implementation)) throw refusals.notFound()
  const call: Call = contract[key]
  const query = Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]),
  )
  const parsed = call.query ? call.query.parse(query) : {}
  return {
    data: implementation.read(publicModelOf(payload), parsed as never),
    nouns: implementation.nounsOf(parsed as never),
  }
}
