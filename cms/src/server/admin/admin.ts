import { createServer } from 'node:http'
import path from 'node:path'
import type { RequestHandler } from 'express'
import type { Payload, RichTextField, SanitizedConfig } from 'payload'
import { databaseTimeoutOf } from '#database/databaseTimeout.ts'
import { DatabaseUnavailable } from '#database/databaseUnavailable.ts'
import { lazyAsync } from '#lib/limits/lazyAsync.ts'
import { projectRoot } from '#lib/paths/projectRoot.ts'
import { waitForBuild } from '../answers/waitForBuild.ts'
import { receiveBody } from './receiveBody.ts'

/** Answers in place of the admin UI until Next's build exists. */
export const waitForAdmin = (folder: string) =>
  waitForBuild(folder, {
    name: 'admin',
    code: 'unavailable',
    isPage: ({ path, method }) => /^\/admin(\/|$)/i.test(path) && (method === 'GET' || method === 'HEAD'),
  })

/** No session could be recognised, so staff would be sent to the login. */
export function needDatabase({ db }: Payload): RequestHandler {
  return async (_req, _res, next) => {
    if (!(await databaseTimeoutOf(db).answers())) throw new DatabaseUnavailable()
    next()
  }
}

/**
 * Both run inside Next, which costs 40 MB or more and blocks all answers for up to a second, so the first request that
 * needs it loads it (`docs/decisions/017-admin-ui.md`).
 */
export function adminHandler(payload: Payload): RequestHandler {
  const { config } = payload

  const prepare = lazyAsync(async () => {
    // Read by `app/payloadConfig.ts`.
    ;(globalThis as { payloadConfig?: unknown }).payloadConfig = Promise.resolve(config)
    await loadPageEditor(config)
    const { default: next } = await import('next')
    // Next gets a server that never listens; it would handle `Upgrade` on ours.
    const app = next({ dev: false, dir: path.join(projectRoot(), 'cms'), httpServer: createServer() })
    await app.prepare()
    return app.getRequestHandler()
  })

  return async (req, res) => {
    const received = await receiveBody(payload, req, res)
    if (received === null) return
    const handle = await prepare()
    await handle(received, res)
  }
}

/** Lexical takes a fifth of a second and some 15 MB to load, so it is loaded when the admin UI is first opened. */
export async function loadPageEditor(config: SanitizedConfig) {
  // Lexical has a top-level await, and modules around it that import each other may wait forever.
  await import('@payloadcms/richtext-lexical/lexical')
  const lexical = await import('@payloadcms/richtext-lexical')
  const handOver = lexical.createServerFeature({
    key: 'handOver',
    feature: { ClientFeature: '/admin/pageText/HandOverEarly.tsx#HandOverFeatureClient' },
  })
  const provide = lexical.lexicalEditor({
    features: [
      lexical.FixedToolbarFeature(),
      lexical.ParagraphFeature(),
      lexical.HeadingFeature({ enabledHeadingSizes: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] }),
      lexical.BoldFeature(),
      lexical.ItalicFeature(),
      lexical.UnderlineFeature(),
      lexical.StrikethroughFeature(),
      // Lexical removes nodes without a feature at the first change of a text.
      lexical.SubscriptFeature(),
      lexical.SuperscriptFeature(),
      handOver(),
      lexical.BlockquoteFeature(),
      lexical.AlignFeature(),
      lexical.IndentFeature(),
      lexical.UnorderedListFeature(),
      lexical.OrderedListFeature(),
      lexical.LinkFeature({ enabledCollections: [], disableAutoLinks: true }),
    ],
  })
  // Nothing is stored in this field, so hooks have nothing to do.
  const { hooks: _, ...editor } = await provide({ config, isRoot: false, parentIsLocalized: false })
  return Object.assign(editorOf(config), editor)
}

function editorOf({ collections }: SanitizedConfig): object {
  const pages = collections.find(({ slug }) => slug === 'pages')
  const field = pages?.fields.find((field): field is RichTextField => field.type === 'richText')
  if (typeof field?.editor !== 'object') throw new Error('Pages have no field for rich text')
  return field.editor
}
