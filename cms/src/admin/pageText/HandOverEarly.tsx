'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { BLUR_COMMAND, COMMAND_PRIORITY_LOW } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { createContext, use, useEffect, useRef } from 'react'
import type { LexicalState } from './lexicalNode.ts'

export const TextChangeContext = createContext<((state: LexicalState) => void) | null>(null)

/**
 * Payload copies the text into the form only when the browser is idle, up to half a second later; saving within that
 * time would lose the last letters.
 */
function HandOverEarly() {
  const [editor] = useLexicalComposerContext()
  const change = use(TextChangeContext)
  const latest = useRef(change)
  latest.current = change
  useEffect(() => {
    const handOver = () => {
      latest.current?.(editor.getEditorState().toJSON())
      return false
    }
    const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if ((ctrlKey || metaKey) && key.toLowerCase() === 's') handOver()
    }
    // Runs before Payload's listener, which is at the document and saves at once.
    window.addEventListener('keydown', onKey, true)
    const forgetBlur = editor.registerCommand(BLUR_COMMAND, handOver, COMMAND_PRIORITY_LOW)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      forgetBlur()
    }
  }, [editor])
  return null
}

export const HandOverFeatureClient = createClientFeature({
  plugins: [{ Component: HandOverEarly, position: 'normal' }],
})
