'use client'

import { backgroundColours, textColours } from '@directory/shared/pageHtml/colours'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getNodeByKey,
  $getSelection,
  $getState,
  $isRangeSelection,
  $isTextNode,
  $setState,
  type BaseSelection,
  createState,
  type LexicalEditor,
  TextNode,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { $forEachSelectedTextNode } from '@payloadcms/richtext-lexical/lexical/selection'
import { type CSSProperties, useEffect } from 'react'
import { HandOverEarly } from './HandOverEarly.tsx'
import type { textLooks } from './lexicalNode.ts'
import { textsOf } from './texts.ts'

type Look = (typeof textLooks)[number]

/** Creates a state that keeps every value, whether the toolbar offers it or not. */
const stateOf = (look: Look) =>
  createState(look, { parse: (value) => (typeof value === 'string' ? value : undefined) })
const states = { size: stateOf('size'), color: stateOf('color'), background: stateOf('background') }

const sizes = { small: '0.75em', normal: '', large: '1.5em', huge: '2.5em' } as const

/** Shows sizes and colours in the editor. */
function ShowLooks() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerMutationListener(TextNode, (changes) =>
        editor.getEditorState().read(() => {
          for (const key of changes.keys()) showLook(editor.getElementByKey(key), $getNodeByKey(key))
        }),
      ),
    [editor],
  )
  return null
}

function showLook(element: HTMLElement | null, node: ReturnType<typeof $getNodeByKey>): void {
  if (!element || !$isTextNode(node)) return
  const size = $getState(node, states.size)
  element.style.fontSize = size && Object.hasOwn(sizes, size) ? sizes[size as keyof typeof sizes] : ''
  const color = $getState(node, states.color)
  const background = $getState(node, states.background)
  // As on the site: colours are made for light paper, even in dark mode.
  element.style.color = color ?? (background ? '#1b2426' : '')
  element.style.backgroundColor = background ?? (color ? '#fff' : '')
}

function setLook(editor: LexicalEditor, look: Look, value: string | undefined): void {
  editor.update(() => $forEachSelectedTextNode((node) => $setState(node, states[look], value)))
}

function hasLook(selection: BaseSelection, look: Look, value: string | undefined): boolean {
  const node = ($isRangeSelection(selection) ? selection : $getSelection())?.getNodes().find($isTextNode)
  return node !== undefined && $getState(node, states[look]) === value
}

interface Choice {
  value: string | undefined
  label: (texts: ReturnType<typeof textsOf>) => string
  style: CSSProperties
}

/** Creates a dropdown of the toolbar. */
function group(look: Look, sign: string, order: number, choices: readonly Choice[]) {
  return {
    type: 'dropdown' as const,
    key: look,
    order,
    ChildComponent: () => <span aria-hidden="true">{sign}</span>,
    items: choices.map(({ value, label, style }, i) => ({
      key: `${look}-${value ?? 'none'}`,
      order: i + 1,
      label: ({ i18n }: { i18n: { language: string } }) => label(textsOf(i18n.language)),
      ChildComponent: () => (
        <span aria-hidden="true" style={style}>
          A
        </span>
      ),
      isActive: ({ selection }: { selection: BaseSelection }) => hasLook(selection, look, value),
      onSelect: ({ editor }: { editor: LexicalEditor }) => setLook(editor, look, value),
    })),
  }
}

const sizeChoices = (['small', 'normal', 'large', 'huge'] as const).map(
  (size): Choice => ({
    value: size === 'normal' ? undefined : size,
    label: ({ sizes }) => sizes[size],
    style: {},
  }),
)

const colourChoices = (
  part: 'ink' | 'paper',
  values: typeof textColours | typeof backgroundColours,
): Choice[] => [
  { value: undefined, label: (texts) => `${texts[part]}: ${texts.none}`, style: {} },
  ...values.map(([value, name]) => ({
    value,
    label: (texts: ReturnType<typeof textsOf>) => `${texts[part]}: ${texts.colours[name]}`,
    style: part === 'ink' ? { color: value, background: '#fff' } : { color: '#1b2426', background: value },
  })),
]

const groups = [
  group('size', 'A↕', 41, sizeChoices),
  group('color', 'A●', 42, colourChoices('ink', textColours)),
  group('background', 'A▇', 43, colourChoices('paper', backgroundColours)),
]

/** Adds sizes and colours, for which Lexical has no formats, and what saving needs. */
export const TextLookFeatureClient = createClientFeature({
  plugins: [
    { Component: ShowLooks, position: 'normal' },
    { Component: HandOverEarly, position: 'normal' },
  ],
  toolbarFixed: { groups },
})
