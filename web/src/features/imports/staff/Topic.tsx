import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './Import.module.css'

/** Ids of the topic and question whose button was pressed last. */
export const Pressed = createContext<RefObject<readonly string[]>>({ current: [] })

/** Focuses what takes the place of a pressed button once its answer has arrived, because the button is hidden then. */
export function useFocusOfPressed<E extends HTMLElement>(id: string): RefObject<E | null> {
  const pressed = useContext(Pressed)
  const place = useRef<E>(null)
  // After every render: any of them may bring the answer.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || !pressed.current.includes(id)) return
    place.current?.focus()
  })
  return place
}

interface Props {
  id: string
  title: string
  /** Its answers in one line, once there are all. */
  answer: string
  /** Button beside the heading while answers are missing. */
  action?: ReactNode
  children: ReactNode
}

/** Shows the questions about one topic. Once answered they fold to a line with the answers; a press opens them again. */
export function Topic({ id, title, answer, action, children }: Props) {
  const toggle = useFocusOfPressed<HTMLButtonElement>(id)
  const [openedFor, setOpenedFor] = useState('')
  const isOpen = answer === '' || openedFor === answer
  return (
    <section aria-labelledby={id} className={styles.topic}>
      <div className={styles.head}>
        {answer === '' ? (
          <h4 id={id}>{title}</h4>
        ) : (
          <h4>
            <button
              ref={toggle}
              type="button"
              aria-expanded={isOpen}
              onClick={() => setOpenedFor(isOpen ? '' : answer)}
            >
              <span id={id}>
                <Icon name="chevron" />
                {title}
              </span>
              {!isOpen && <span className={styles.answer}>{answer}</span>}
            </button>
          </h4>
        )}
        {answer === '' && action}
      </div>
      {isOpen && children}
    </section>
  )
}
