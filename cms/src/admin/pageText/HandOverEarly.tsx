'use client'

import { BLUR_COMMAND, COMMAND_PRIORITY_LOW } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { createContext, use, useEffect, useRef } from 'react'
import type { LexicalState } from './lexicalNode.ts'

/** Takes a changed text over into the form. */
export const ChangeText = createContext<((state: LexicalState) => void) | null>(null)

/**
 * Payload hands a change to the form when the browser is idle, up to half a second late; saving within that time would
 * lose the last letters. So the text goes to the form when the editor loses focus or on Ctrl+S.
 */
export function HandOverEarly() {
  const [editor] = useLexicalComposerContext()
  const change = use(ChangeText)
  const latest = useRef(change)
  latest.current = change
  useEffect(() => {
    const handOver = () => {
      latest.current?.(editor.getEditorState().toJSON() as unknown as LexicalState)
      return false
    }
    const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if ((ctrlKey || metaKey) && key.toLowerCase() === 's') handOver()
    }
    // Before Payload, which listens at the document and saves at once.
    window.addEventListener('keydown', onKey, true)
    const forgetBlur = editor.registerCommand(BLUR_COMMAND, handOver, COMMAND_PRIORITY_LOW)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      forgetBlur()
    }
  }, [editor])
  return null
}
