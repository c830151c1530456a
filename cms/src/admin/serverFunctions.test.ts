import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../operations/runtime/projectRoot.ts'
import { answerOrNothing, isServerFunction } from './serverFunctions.ts'

/** Returns the names in Payload's own file. */
function namesOfPayload(): string[] {
  const file = path.join(
    projectRoot(),
    'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js',
  )
  const list = /baseServerFunctions = \{([^}]*)\}/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  return [...list.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => String(name))
}

describe('server functions', () => {
  it("are those of Payload's pages", () => {
    const names = namesOfPayload()
    expect(names.length).toBeGreaterThan(10)
    for (const name of names) expect([name, isServerFunction(name)]).toEqual([name, true])
  })

  it.each([
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
    '',
    'form-stat',
    ['form-state'],
    null,
    undefined,
  ])('%j is none', (name) => expect(isServerFunction(name)).toBe(false))

  it('answer nothing where Payload refuses, and fail where something failed', async () => {
    expect(await answerOrNothing(Promise.resolve(7))).toBe(7)
    for (const message of ['not-found', 'Unauthorized'])
      expect(await answerOrNothing(Promise.reject(new Error(message)))).toBeNull()
    await expect(answerOrNothing(Promise.reject(new Error('disk full')))).rejects.toThrow('disk full')
  })
})
