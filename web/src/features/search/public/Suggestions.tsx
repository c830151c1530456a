import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCall } from '#lib/api.ts'
import { useLocalPath, useText } from '#lib/intl.ts'
import { useSettled } from '#lib/useSettled.ts'
import { providersInDistrict } from '#shared/providersInDistrict'
import { routes } from '#shared/routes'
import type { Suggested } from '#shared/searchHelp'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { CategoryName } from '../../categories/door.ts'
import styles from './SearchField.module.css'
import type { FieldEvents, SuggestionsProps } from './suggestionsProps.ts'

type Suggestion =
  | ({ kind: 'category'; place: string } & Suggested['categories'][number])
  | ({ kind: 'entry' } & Suggested['entries'][number])
  | { kind: 'town'; name: string }

const minLetters = 2

/** Without `touchend`: if it closed the list, what is below would move before the tap becomes a click. */
const environment = {
  document,
  Node,
  addEventListener: (...[type, ...rest]: Parameters<typeof window.addEventListener>) => {
    if (type !== 'touchend') window.addEventListener(type, ...rest)
  },
  removeEventListener: window.removeEventListener.bind(window),
}

const titles = { category: 'suggest.categories', entry: 'suggest.entries', town: 'suggest.towns' } as const
const kinds = ['category', 'entry', 'town'] as const

type InputProps = FieldEvents & { ref: (field: HTMLInputElement) => void }

/** Selects nothing when the field loses the focus. */
function keepText(
  { inputValue }: UseComboboxState<Suggestion>,
  { type, changes }: UseComboboxStateChangeOptions<Suggestion>,
) {
  const { InputBlur, InputChange, InputKeyDownEscape, InputKeyDownEnter, ItemClick } =
    useCombobox.stateChangeTypes
  if (type === InputChange) return { ...changes, highlightedIndex: -1 }
  if (type === InputBlur || type === InputKeyDownEscape)
    return { ...changes, isOpen: false, selectedItem: null, inputValue }
  if (type === InputKeyDownEnter || type === ItemClick) return { ...changes, inputValue }
  return changes
}

/** If a town was typed too, searches there. */
const hrefOf = ({ name, place }: Extract<Suggestion, { kind: 'category' }>) =>
  place === ''
    ? routes.providerList.href(name)
    : `${routes.fastsearch.href()}?${new URLSearchParams({ q: `${name} ${place}` })}`

export default function Suggestions(props: SuggestionsProps) {
  const { id, value, from, field, isAhead, events, onState, onTown } = props
  const text = useText()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const [isTyping, setTyping] = useState(() => isAhead && document.activeElement === field)
  const items = useSuggestions(isTyping ? value : '', from)

  const openSuggestion = (chosen: Suggestion) => {
    if (chosen.kind === 'town') onTown(chosen.name)
    else if (chosen.kind === 'category') navigate(localPath(hrefOf(chosen)))
    else navigate(localPath(routes.provider.href(chosen.category, chosen.name, chosen.uuid)))
  }
  const { isOpen, highlightedIndex, closeMenu, getInputProps, getItemProps, getMenuProps } = useCombobox({
    items,
    inputValue: value,
    selectedItem: null,
    itemToString: (item) => item?.name ?? '',
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    initialIsOpen: isTyping,
    getItemId: (index) => `${id}-${index}`,
    stateReducer: keepText,
    environment,
    onIsOpenChange: ({ isOpen: opens }) => setTyping(opens),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) openSuggestion(selectedItem)
    },
  })
  const isShown = isOpen && items.length > 0 && value.trim().length >= minLetters
  const activeId = isShown && highlightedIndex >= 0 ? `${id}-${highlightedIndex}` : undefined
  // The field already exists, so it gets only the handlers that downshift would have set.
  const { ref, onChange, onKeyDown, onBlur } = getInputProps() as InputProps

  useLayoutEffect(() => ref(field))
  useLayoutEffect(() => onState({ isOpen: isShown, active: activeId }), [onState, isShown, activeId])
  useLayoutEffect(() => {
    events.current = {
      onChange,
      onBlur,
      onKeyDown: (event) => {
        const { key } = event
        // Home and End move the caret; Enter without a selected suggestion submits the form.
        if (key === 'Home' || key === 'End' || (key === 'Enter' && activeId === undefined)) return
        if (key === 'Escape' && !isShown) return
        onKeyDown(event)
      },
    }
  })
  // A keyboard on the screen or large letters may leave no room below the field.
  useLayoutEffect(() => {
    if (isShown && items.length > 0) field.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [field, isShown, items])
  useEffect(() => {
    const { form } = field
    form?.addEventListener('submit', closeMenu)
    return () => form?.removeEventListener('submit', closeMenu)
  }, [field, closeMenu])

  return (
    <>
      {/* Browsers make a scrollable list a tab stop, unless it has this tabindex. */}
      <div {...getMenuProps()} tabIndex={-1} className={styles.list} hidden={!isShown}>
        {kinds.map((kind) => {
          const itemsOfKind = items.filter((item) => item.kind === kind)
          if (itemsOfKind.length === 0) return null
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <div className={styles.title} id={`${id}-${kind}`} role="presentation">
                {text(titles[kind])}
              </div>
              {itemsOfKind.map((item) => {
                const itemIndex = items.indexOf(item)
                return (
                  <div
                    key={itemIndex}
                    {...getItemProps({ item, index: itemIndex })}
                    className={styles.option}
                  >
                    <Option item={item} />
                  </div>
                )
              })}
            </div>
          )
        })}
      </div>
      <VisuallyHidden role="status">
        {isShown && text('suggest.count', { count: items.length })}
      </VisuallyHidden>
    </>
  )
}

function Option({ item }: { item: Suggestion }) {
  const text = useText()
  if (item.kind === 'town') return <span lang="de">{item.name}</span>
  if (item.kind === 'category')
    return (
      <>
        <span>
          <CategoryName category={item} />
          {item.place !== '' && ` ${text('suggest.in', { place: item.place })}`}
        </span>{' '}
        <span className="soft">
          {item.inPlace === undefined
            ? text('list.count', { count: providersInDistrict(item) })
            : text('suggest.inPlace', {
                here: item.inPlace,
                count: item.inPlace === 0 ? providersInDistrict(item) : item.providers,
              })}
        </span>
      </>
    )
  return (
    <>
      <span lang="de">{item.name}</span>{' '}
      <span className="soft" lang="de">
        {[item.category, item.city].filter((part) => part !== '').join(', ')}
      </span>
    </>
  )
}

function useSuggestions(typed: string, from: string): Suggestion[] {
  const searchQuery = useSettled(typed.trim())
  const isEnough = Math.min(searchQuery.length, typed.trim().length) >= minLetters
  const { data } = useCall('GET /api/suggest', isEnough ? { searchQuery, from } : null)
  return useMemo(() => {
    const { categories = [], place = '', entries = [], towns = [] } = data ?? {}
    return [
      ...categories.map((category) => ({ kind: 'category' as const, place, ...category })),
      ...entries.map((entry) => ({ kind: 'entry' as const, ...entry })),
      ...towns.map((name) => ({ kind: 'town' as const, name })),
    ]
  }, [data])
}
