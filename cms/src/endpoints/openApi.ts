import * as z from 'zod'
import { type Call, type CallKey, contract, errorCodesOf } from '#shared/contract'
import { publicRead } from './handler.ts'

const refusal = {
  type: 'object',
  required: ['success', 'message', 'code'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'German, for people' },
    code: { type: 'string', description: 'Stable, for programs' },
    field: { type: 'string' },
    values: { type: 'object', description: 'What the message speaks of' },
  },
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as { properties?: Record<string, object> }
}

function parametersOf(schema: z.ZodType | undefined, place: 'query' | 'path') {
  if (!schema) return []
  return Object.entries(schemaOf(schema, 'output').properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: property,
  }))
}

const fileForm = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
}

const json = (schema: object) => ({ 'application/json': { schema } })

function operationOf(key: CallKey, call: Call) {
  const codes = errorCodesOf(key)
  return {
    operationId: key
      .replace(/^(\w+) \/(api\/)?/, (_, method: string) => `${method.toLowerCase()}_`)
      .replace(/\W+/g, '_'),
    summary: call.summary,
    description: call.forStaff && 'For everybody; with a token of staff the answer is theirs, and not kept',
    ...(call.who !== 'public' && {
      security: [{ bearer: [] }],
      description: `For ${call.who === 'admin' ? 'administrators' : 'staff'}`,
    }),
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(call.upload && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: fileForm } } },
    }),
    ...(call.body && { requestBody: { required: true, content: json(schemaOf(call.body, 'input')) } }),
    responses: {
      [String(call.status ?? 200)]: call.output
        ? { description: 'Success', content: json(schemaOf(call.output, 'output')) }
        : { description: 'The file', content: { '*/*': {} } },
      default: {
        description: `ApiError: ${codes.join(', ')}`,
        content: json({
          allOf: [{ $ref: '#/components/schemas/ApiError' }, { properties: { code: { enum: codes } } }],
        }),
      },
    },
  }
}

export const openApi = publicRead<'GET /api/openapi.json'>((model) => {
  const paths: Record<string, Record<string, object>> = {}
  for (const [key, call] of Object.entries(contract) as [CallKey, Call][]) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(key, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: model.settings().siteTitle, version: '1' },
    paths,
    components: {
      schemas: { ApiError: refusal },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
})
