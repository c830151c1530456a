import * as z from 'zod'
import { routes } from '#shared/routes'
import type { Schema } from './values.ts'

export interface Target {
  /** `POST /api/login`, as the OpenAPI document has it. */
  label: string
  method: string
  path: string
  pathInCms?: string
  query: Record<string, Schema>
  params: Record<string, Schema>
  body?: Schema
  isUpload?: boolean
  /** The least that may be asked of who calls it. */
  who: 'public' | 'staff' | 'admin'
  /** What the document says of the answers; pages have no such description. */
  answers?: { status: number; schema?: z.ZodType; codes: readonly string[] }
}

type Content = Record<string, { schema: object }>
interface Operation {
  security?: unknown
  description?: string
  parameters: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { description?: string; content?: Content }>
}
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
}
export function callsOf({ paths }: OpenApi): Target[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(method.toUpperCase(), path, operation)),
  )
}

function callOf(method: string, path: string, operation: Operation): Target {
  const { parameters, requestBody, security, description } = operation
  const schemasIn = (place: string) =>
    Object.fromEntries(parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, schema]))
  const body = requestBody?.content['application/json']?.schema
  return {
    label: `${method} ${path}`,
    method,
    path,
    query: schemasIn('query'),
    params: schemasIn('path'),
    isUpload: requestBody?.content['multipart/form-data'] !== undefined,
    who: !security ? 'public' : description === 'For administrators' ? 'admin' : 'staff',
    answers: answersOf(operation),
    ...(body && { body }),
    ...(path.startsWith('/api/') && { pathInCms: path.replace('/api/', '/cms/api/contract/') }),
  }
}

function answersOf({ responses: { default: refusals, ...successes } }: Operation): Target['answers'] {
  const [status = '', success] = Object.entries(successes)[0] ?? []
  const schema = success?.content?.['application/json']?.schema
  return {
    status: Number(status),
    // `ApiError: invalid, not_found`
    codes: refusals?.description?.split(/\W+/) ?? [],
    ...(schema && { schema: z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema) }),
  }
}

function reading(path: string, query: readonly string[]): Target {
  const texts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, {}]))
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const texted = { query: texts(query), params: texts(params) }
  return { label: `GET ${path}`, method: 'GET', path, ...texted, who: 'public' }
}

export const pages: readonly Target[] = Object.values(routes).flatMap((route) => {
  const path = route.path.replace(/:(\w+)\??/g, '{$1}')
  const query = 'query' in route ? (route.query ?? []) : []
  return [reading(path, query), reading(`/en${path}`.replace(/\/$/, ''), query)]
})
