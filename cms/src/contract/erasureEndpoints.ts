import { erasureChoices, type Person } from '@directory/shared/erasure'
import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import { apiError } from '../operations/errors/apiError.ts'
import { runtimeOf } from '../operations/runtime/runtime.ts'

const searchValue = z.string().max(200).default('')
const person = z.object({ name: searchValue, email: searchValue, phone: searchValue, username: searchValue })
const order = person.extend({
  choices: z.record(z.string(), z.enum(erasureChoices)).default({}),
  /** The name typed to confirm the erasure. */
  confirm: searchValue,
})

async function read<T extends z.ZodType>(req: PayloadRequest, schema: T): Promise<z.infer<T>> {
  if (!req.user) throw apiError('unauthorized')
  if (req.user.role !== 'Admin') throw apiError('forbidden')
  const body = await req.json?.().catch(() => null)
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw apiError('invalid.unreadable')
  return parsed.data
}

const answer = (value: unknown) => Response.json(value, { headers: { 'Cache-Control': 'no-store' } })

/** @throws ApiError unless the first of what is known of the person was typed again */
export function assertConfirmed(person: Person, confirm: string): void {
  const typed = Object.values(person).find((value) => value.trim() !== '') ?? ''
  if (confirm.trim() !== typed.trim())
    throw apiError('invalid.confirmation', { values: { typed: typed.trim() }, field: 'confirm' })
}

/** Forgetting a person, for an Admin, as programs have asked for it; the site uses the calls of the contract. */
export const erasureEndpoints: Endpoint[] = [
  {
    path: '/erasure/find',
    method: 'post',
    handler: async (req) => {
      const searchValues = await read(req, person)
      return answer(await runtimeOf(req.payload).erasure.find(searchValues))
    },
  },
  {
    path: '/erasure',
    method: 'post',
    handler: async (req) => {
      const { choices, confirm, ...searchValues } = await read(req, order)
      assertConfirmed(searchValues, confirm)
      return answer(await runtimeOf(req.payload).erasure.erase(req, searchValues, choices))
    },
  },
]
