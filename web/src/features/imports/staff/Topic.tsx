import { type ReactNode, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './Import.module.css'

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
              id={`line-${id}`}
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
