import type { RichTextField, SanitizedConfig } from 'payload'

/**
 * Gives the rich text field of the pages its editor. Lexical takes a fifth of a second and some 15 MB to load, so it
 * is loaded when the admin UI is first opened.
 */
export async function loadPageEditor(config: SanitizedConfig) {
  // Lexical has a top-level await, and modules around it that import each other may wait forever; it is loaded first.
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
