import { type CallKey, contract, errorCodesOf } from '#shared/contract'
import { onServer } from '#testSuite.ts'

interface Operation {
  operationId: string
  summary: string
  security?: object[]
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { required: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema?: object }> }>
}

onServer('the OpenAPI document', async (server) => {
  const document = await server.json('openapi.json')
  const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as [string, Operation],
      ),
  )

  it('names its version and title', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
    expect(document.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' })
  })

  it('lists exactly the calls, each under a unique name', () => {
    expect(operations.map(([key]) => key).sort()).toEqual(Object.keys(contract).sort())
    const ids = operations.map(([, { operationId }]) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+_\w+$/)
  })

  it('declares the parameters of each path, bodies with their types, and answers', () => {
    for (const [key, operation] of operations) {
      const inPath = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = operation.parameters.filter(({ in: place }) => place === 'path')
      expect(
        declared.map(({ name }) => name),
        key,
      ).toEqual(inPath)
      for (const parameter of operation.parameters) {
        expect(['path', 'query']).toContain(parameter.in)
        expect(parameter.required).toBe(parameter.in === 'path')
        expect(parameter.schema).toBeTypeOf('object')
      }
      const success = Object.entries(operation.responses).filter(([status]) => /^2\d\d$/.test(status))
      expect(success.length, key).toBe(1)
      for (const response of Object.values(operation.responses)) expect(response.description).not.toBe('')
      if (key.startsWith('GET ')) expect(operation.requestBody).toBeUndefined()
    }
  })

  it('says for each call whether a token is needed', () => {
    for (const [key, operation] of operations) {
      const { who } = contract[key as keyof typeof contract]
      expect(operation.security, key).toEqual(who === 'public' ? undefined : [{ bearer: [] }])
    }
  })

  it('lists every code that a call may refuse with', () => {
    const codesOf = (operation: Operation) => {
      const schema = operation.responses.default?.content?.['application/json']?.schema as {
        allOf: [{ $ref: string }, { properties: { code: { enum: string[] } } }]
      }
      return schema.allOf[1].properties.code.enum
    }
    for (const [key, operation] of operations)
      expect(codesOf(operation), key).toEqual(errorCodesOf(key as CallKey))
  })

  it('contains no broken reference', () => {
    const found = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)
    const references = [...found].map(([, target]) => String(target))
    expect(references.length).toBeGreaterThan(0)
    for (const reference of references) {
      const found = reference
        .replace(/^#\//, '')
        .split('/')
        .reduce((part, name) => part?.[name], document)
      expect(found, reference).toEqual(expect.any(Object))
    }
  })
})
