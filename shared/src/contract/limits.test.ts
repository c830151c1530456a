import * as z from 'zod'
import { type Call, type CallKey, contract } from '../contract.ts'

/** Returns the places of texts that have no maximum length, or that something may read although they are longer. */
function unlimited(schema: z.core.$ZodType, place: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'string') {
    const checks = (def.checks ?? []).map(({ _zod }) => _zod.def)
    const stops = checks[0]?.check === 'max_length' && checks[0].abort
    const isLimited = checks.some(({ check }) => check === 'max_length')
    return isLimited && (stops || checks.every(({ check }) => /length/.test(check))) ? [] : [place]
  }
  return Object.entries(def).flatMap(([key, part]) => {
    const parts = key === 'shape' ? Object.entries(part as object) : [part].flat().map((one) => ['', one])
    return parts.flatMap(([name, one]) =>
      one instanceof z.core.$ZodType ? unlimited(one, name === '' ? place : `${place}.${name}`) : [],
    )
  })
}

it('every text that a call takes has a maximum length, which is validated before all else', () => {
  const found = (Object.entries(contract) as [CallKey, Call][]).flatMap(([key, call]) =>
    (['query', 'params', 'body'] as const).flatMap((part) =>
      call[part] ? unlimited(call[part], `${key} ${part}`) : [],
    ),
  )
  expect(found).toEqual([])
})
