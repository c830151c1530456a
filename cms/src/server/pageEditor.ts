import type { Block, Field, RichTextField, SanitizedConfig } from 'payload'

/**
 * Gives the rich text field of the pages its editor. Lexical takes a fifth of a second and some 15 MB to load, so it
 * is loaded when the admin UI is first opened.
 */
export async function loadPageEditor(config: SanitizedConfig) {
  // Lexical has a top-level await, and modules around it that import each other may wait forever; it is loaded first.
  await import('@payloadcms/richtext-lexical/lexical')
  const lexical = await import('@payloadcms/richtext-lexical')
  const textLook = lexical.createServerFeature({
    key: 'textLook',
    feature: { ClientFeature: '/admin/pageText/TextLookFeatureClient.tsx#TextLookFeatureClient' },
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
      textLook(),
      lexical.BlockquoteFeature(),
      lexical.AlignFeature(),
      lexical.IndentFeature(),
      lexical.UnorderedListFeature(),
      lexical.OrderedListFeature(),
      lexical.ChecklistFeature(),
      lexical.EXPERIMENTAL_TableFeature(),
      lexical.LinkFeature({ enabledCollections: [], disableAutoLinks: true }),
      lexical.BlocksFeature({ blocks: [video], inlineBlocks: [picture] }),
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

const text = (name: string, de: string, en: string): Field => ({ name, type: 'text', label: { de, en } })

/** Field for further attributes, which this editor cannot set. */
const look: Field = { name: 'look', type: 'text', admin: { hidden: true } }

const picture: Block = {
  slug: 'picture',
  labels: {
    singular: { de: 'Bild', en: 'Picture' },
    plural: { de: 'Bilder', en: 'Pictures' },
  },
  admin: { components: { Block: '/admin/pageText/PictureBlock.tsx#PictureBlock' }, disableBlockName: true },
  fields: [
    {
      name: 'src',
      type: 'text',
      required: true,
      label: { de: 'Adresse des Bildes', en: 'Address of the picture' },
      admin: {
        description: {
          de: 'Für eine hochgeladene Datei: /api/file/ und ihr Name.',
          en: 'For an uploaded file: /api/file/ and its name.',
        },
      },
    },
    {
      name: 'alt',
      type: 'text',
      label: { de: 'Beschreibung', en: 'Description' },
      admin: {
        description: {
          de: 'Wird vorgelesen, wenn jemand das Bild nicht sehen kann.',
          en: 'Is read out to people who cannot see the picture.',
        },
      },
    },
    text('title', 'Hinweis beim Zeigen', 'Hint when pointed at'),
    text('width', 'Breite', 'Width'),
    text('height', 'Höhe', 'Height'),
    look,
  ],
}

const video: Block = {
  slug: 'video',
  labels: { singular: { de: 'Video', en: 'Video' }, plural: { de: 'Videos', en: 'Videos' } },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'src',
      type: 'text',
      required: true,
      label: { de: 'Adresse des Videos', en: 'Address of the video' },
      admin: { description: { de: 'Von YouTube oder Vimeo.', en: 'From YouTube or Vimeo.' } },
    },
    text('width', 'Breite', 'Width'),
    text('height', 'Höhe', 'Height'),
    look,
  ],
}
