import { type KeyboardEvent, useState } from 'react'
import { useText } from '#lib/intl.ts'
import { Button } from '#ui/Button.tsx'
import { isAllowedInCell, isOn, valueAtCursor } from './applyItem.ts'
import styles from './Toolbar.module.css'
import {
  type Formats,
  firstGroups,
  moreGroups,
  type ToolbarButton,
  type ToolbarItem,
} from './toolbarItems.ts'

interface Props {
  formats: Formats
  steps: Readonly<Record<'undo' | 'redo', boolean>>
  controls: string
  onChoose: (format: string, value: string) => void
  onPress: (item: ToolbarButton) => void
}

const keyOf = (item: ToolbarItem) => (item.kind === 'switch' ? `${item.format} ${item.value}` : item.label)
const more = 'more'

/** A toolbar as WAI-ARIA describes it: one tab stop, with arrow keys inside. */
export function Toolbar({ formats, steps, controls, onChoose, onPress }: Props) {
  const text = useText()
  const [current, setCurrent] = useState(firstGroups[0]?.items.map(keyOf)[0])
  const [isOpen, setOpen] = useState(false)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button, select')]
    const at = all.indexOf(event.target as HTMLElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all[(to + all.length) % all.length]?.focus()
  }
  const common = (key: string) => ({ tabIndex: key === current ? 0 : -1, onFocus: () => setCurrent(key) })
  const isPossible = (item: ToolbarButton) => {
    if (item.kind === 'switch') return isAllowedInCell(formats, item.format)
    const { action } = item
    return action === 'undo' || action === 'redo' ? steps[action] : isAllowedInCell(formats, action)
  }
  const drawn = (groups: typeof firstGroups) =>
    groups.map(({ label, items }) => (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand between the buttons
      <div key={label} role="group" aria-label={text(label)} className={styles.group}>
        {items.map((item) =>
          item.kind === 'choice' ? (
            <div key={keyOf(item)} className={styles.choice}>
              <label htmlFor={`tool-${item.format}`}>{text(item.label)}</label>
              <select
                id={`tool-${item.format}`}
                {...common(keyOf(item))}
                value={valueAtCursor(formats, item.format)}
                onChange={(event) => onChoose(item.format, event.target.value)}
              >
                <Options item={item} value={valueAtCursor(formats, item.format)} />
              </select>
            </div>
          ) : (
            <button
              key={keyOf(item)}
              {...common(keyOf(item))}
              type="button"
              className={styles.button}
              title={text(item.label)}
              aria-label={text(item.label)}
              aria-disabled={!isPossible(item) || undefined}
              aria-pressed={item.kind === 'switch' ? isOn(formats, item) : undefined}
              onClick={() => isPossible(item) && onPress(item)}
            >
              <SignOf sign={item.sign} />
            </button>
          ),
        )}
      </div>
    ))
  return (
    <div
      role="toolbar"
      aria-label={text('pages_edit.toolbar')}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {drawn(firstGroups)}
      <Button {...common(more)} icon="menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text('table.more')}
      </Button>
      {isOpen && <div className={styles.rest}>{drawn(moreGroups)}</div>}
    </div>
  )
}

/** Keeps a colour that the toolbar does not offer. */
function Options({ item, value }: { item: Extract<ToolbarItem, { kind: 'choice' }>; value: string }) {
  const text = useText()
  const isKnown = item.options.some((option) => option.value === value)
  return (
    <>
      {item.options.map((option) => (
        <option key={option.value} value={option.value}>
          {text(option.label)}
        </option>
      ))}
      {!isKnown && <option value={value}>{text('pages_edit.colour.other', { value })}</option>}
    </>
  )
}

function SignOf({ sign }: Pick<ToolbarButton, 'sign'>) {
  if ('path' in sign)
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={sign.path} />
      </svg>
    )
  const Tag = sign.tag
  return <Tag aria-hidden="true">a</Tag>
}
