import type { MessageId } from '#lib/intl.ts'

/** Text colours readable on light paper; on dark pages, coloured text gets light paper behind it. */
const textColours = [
  ['#9c1c0b', 'red'],
  ['#8a4200', 'orange'],
  ['#23601a', 'green'],
  ['#0d4a57', 'teal'],
  ['#174a9c', 'blue'],
  ['#6a2a8c', 'violet'],
  ['#505a5c', 'grey'],
] as const

/** Background colours pale enough for all text colours. */
const backgroundColours = [
  ['#fff3b8', 'yellow'],
  ['#ffe3cf', 'orange'],
  ['#fbe1e1', 'red'],
  ['#e2f3d9', 'green'],
  ['#dff0f8', 'blue'],
  ['#efe4f7', 'violet'],
  ['#e9e9e6', 'grey'],
] as const

const rgbOf = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** The colours of the toolbar, as the style of an element answers them. */
export const ownColours = {
  color: new Set(textColours.map(([hex]) => rgbOf(hex))),
  backgroundColor: new Set(backgroundColours.map(([hex]) => rgbOf(hex))),
} as const

export type Formats = Readonly<Record<string, unknown>>

interface Choice {
  kind: 'choice'
  format: 'header' | 'size' | 'color' | 'background' | 'align'
  label: MessageId
  options: readonly { value: string; label: MessageId }[]
}

export interface Switch {
  kind: 'switch'
  label: MessageId
  format: string
  value: string | true
  sign: Sign
}

interface Act {
  kind: 'action'
  label: MessageId
  action: 'link' | 'image' | 'video' | 'table' | 'indent' | 'outdent' | 'clean' | 'undo' | 'redo'
  sign: Sign
}

/** A letter in its own style, or strokes on a 24 × 24 grid. */
type Sign = { tag: 'b' | 'i' | 'u' | 's' } | { path: string }

export type ToolbarButton = Switch | Act
export type ToolbarItem = Choice | ToolbarButton

const choice = <Value extends string>(
  format: Choice['format'],
  values: readonly Value[],
  labelOf: (value: Value) => MessageId,
): ToolbarItem => ({
  kind: 'choice',
  format,
  label: `pages_edit.${format}`,
  options: values.map((value) => ({ value, label: labelOf(value) })),
})

const colours = (format: 'color' | 'background', values: typeof textColours | typeof backgroundColours) => {
  const names = new Map<string, (typeof values)[number][1]>(values)
  return choice(format, ['', ...names.keys()], (hex) => `pages_edit.colour.${names.get(hex) ?? 'none'}`)
}

type NameOf<Id> = Id extends `pages_edit.${infer Name}` ? Name : never
type Label = NameOf<MessageId>

const toggle = (format: string, sign: Sign, label: Label, value: Switch['value'] = true): ToolbarItem => ({
  kind: 'switch',
  format,
  value,
  label: `pages_edit.${label}`,
  sign,
})

const letter = (label: Label, tag: 'b' | 'i' | 'u' | 's') => toggle(label, { tag }, label)

const list = (value: string, label: Label, path: string) => toggle('list', { path }, label, value)

const action = (name: Act['action'], path: string): ToolbarItem => ({
  kind: 'action',
  action: name,
  label: `pages_edit.${name}`,
  sign: { path },
})

const group = (label: Extract<Label, `group.${string}`>, items: readonly ToolbarItem[]) =>
  ({ label: `pages_edit.${label}`, items }) as const

export const firstGroups = [
  group('group.text', [
    choice('header', ['', '1', '2', '3', '4', '5', '6'], (value) => `pages_edit.header.${value || '0'}`),
    letter('bold', 'b'),
    letter('italic', 'i'),
    list('bullet', 'bullet', 'M10 6.5h10M10 12h10M10 17.5h10M5 6.5h.3M5 12h.3M5 17.5h.3'),
    list('ordered', 'ordered', 'M10 6.5h10M10 12h10M10 17.5h10M4 5l1.5-1v5M4 14h3l-3 4h3'),
  ]),
  group('group.insert', [
    action(
      'link',
      'm10 14 4-4M8.5 11 6 13.5a3.2 3.2 0 0 0 4.5 4.5L13 15.5M11 8.5 13.5 6A3.2 3.2 0 0 1 18 10.5L15.5 13',
    ),
    action('image', 'M3.5 5h17v14h-17zM4 17l5-5 4 4 3-3 4 4M9 9.5a.8.8 0 1 0-.1 0'),
    action('table', 'M3.5 5h17v14h-17zM3.5 9.5h17M3.5 14.2h17M12 9.5V19'),
  ]),
  group('group.steps', [
    action('undo', 'M8.5 5 4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10H8'),
    action('redo', 'm15.5 5 4 4-4 4M19.5 9H10a5 5 0 0 0 0 10h6'),
  ]),
]

export const moreGroups: typeof firstGroups = [
  group('group.marks', [
    choice('size', ['small', '', 'large', 'huge'], (value) => `pages_edit.size.${value || 'normal'}`),
    letter('underline', 'u'),
    letter('strike', 's'),
    toggle(
      'blockquote',
      { path: 'M10 7H5v6h5zM10 13c0 2.5-1.5 4-4 4.5M19 7h-5v6h5zM19 13c0 2.5-1.5 4-4 4.5' },
      'blockquote',
    ),
    action('video', 'M3.5 5h17v14h-17zM10 9v6l5-3z'),
    action('clean', 'M5 5h13M11.5 5 9 19M4.5 19h8M15 14l5.5 5.5M20.5 14 15 19.5'),
  ]),
  group('group.lists', [
    list('unchecked', 'check', 'M11 7h9M11 17h9M3.5 7l2 2 3-4M3.5 14.5h5v5h-5z'),
    action('outdent', 'M4 5h16M11 10h9M11 14.5h9M4 19.5h16M7.5 9.5 4.5 12.3l3 2.7'),
    action('indent', 'M4 5h16M11 10h9M11 14.5h9M4 19.5h16M4.5 9.5l3 2.8-3 2.7'),
    toggle(
      'direction',
      { path: 'M17 4v10M13 4v10M19 4h-8a3 3 0 0 0 0 6h2M4 18.5h15M7 15.5l-3 3 3 3' },
      'direction',
      'rtl',
    ),
  ]),
  group('group.look', [
    colours('color', textColours),
    colours('background', backgroundColours),
    choice('align', ['', 'center', 'right', 'justify'], (value) => `pages_edit.align.${value || 'left'}`),
  ]),
]
