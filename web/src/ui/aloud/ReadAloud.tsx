import { useEffect, useRef, useState } from 'react'
import { notify } from '#lib/alerts.ts'
import { classNames } from '#lib/className.ts'
import { useText } from '#lib/intl.ts'
import { Button } from '../Button.tsx'
import { Row } from '../Row.tsx'
import styles from './ReadAloud.module.css'
import type { ReadingState } from './sentenceReader.ts'
import { useCanRead } from './useCanRead.ts'

type PageReader = ReturnType<typeof import('./sentenceReader.ts')['createPageReader']>

/** Absent if the device has no voice for the page's languages. */
export function ReadAloud() {
  const text = useText()
  const canRead = useCanRead()
  const [state, setState] = useState<ReadingState>('silent')
  const reader = useRef<PageReader | null>(null)
  const [playButton, endButton] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  useEffect(() => {
    const stop = () => reader.current?.stop()
    // Some browsers continue reading after the page is closed.
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [])
  if (!canRead) return null
  const press = async () => {
    if (state === 'reading') return reader.current?.pause()
    if (state === 'paused') return reader.current?.goOn()
    try {
      const { createPageReader } = await import('./sentenceReader.ts')
      reader.current ??= createPageReader((next) => {
        // The disappearing button must not take the focus with it.
        if (next === 'silent' && document.activeElement === endButton.current) playButton.current?.focus()
        setState(next)
      })
      reader.current.start()
    } catch {
      notify('error', text('error.offline'))
    }
  }
  return (
    <div className={`${styles.place} noPrint`}>
      <Row className={classNames(state !== 'silent' && styles.bar)}>
        <Button ref={playButton} icon="sound" onClick={press}>
          {text(`aloud.${state}`)}
        </Button>
        {state !== 'silent' && (
          <Button ref={endButton} icon="close" onClick={() => reader.current?.stop()}>
            {text('aloud.stop')}
          </Button>
        )}
      </Row>
    </div>
  )
}
