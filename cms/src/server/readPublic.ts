import { type Call, type CallKey, contract } from '@directory/shared/contract'
import { implementations } from '../contract/handlers.ts'
import { parseInput } from '../contract/parseInput.ts'
import { isPublicRead } from '../contract/perform.ts'
import { apiError } from '../operations/errors/apiError.ts'
import type { Reader } from '../readModel/model/createReader.ts'

/** Returns the data of a public GET by its address. */
export function readPublic(reader: Reader, callUrl: string): unknown {
  const { pathname, searchParams } = new URL(callUrl, 'http://localhost')
  const key = `GET ${pathname}` as CallKey
  const implementation = implementations[key]
  if (!implementation || !isPublicRead(implementation)) throw apiError('not_found')
  const call: Call = contract[key]
  const query = Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]),
  )
  return implementation.read(reader, parseInput(key, call.query, query) as never)
}
