'use client'
import type { ErrorAnswer, OutputOf } from '@directory/shared/contract'
import { localePath, routes } from '@directory/shared/routes'
import { Button, toast, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { useLanguage } from '../language.ts'

type Undone = OutputOf<'POST /api/undo'>

const words = {
  de: {
    undo: 'Rückgängig',
    log: 'Im Protokoll ansehen',
    left: 'Seither bearbeitet und deshalb nicht angerührt:',
    more: (count: number) => `und ${count} weitere`,
    failed: 'Das ließ sich nicht rückgängig machen. Bitte versuchen Sie es noch einmal.',
  },
  en: {
    undo: 'Undo',
    log: 'See it in the log',
    left: 'Edited since and therefore left alone:',
    more: (count: number) => `and ${count} more`,
    failed: 'That could not be undone. Please try again.',
  },
}

/** Maximum number of names in a notice. */
const maxNamed = 5

interface Props {
  /** Id of the act's line in the log. */
  line: string
  action: string
  /** Error messages for undoing, by `code`. */
  refusals: Readonly<Record<string, string>>
}

export function UndoSeveral({ line, action, refusals }: Props) {
  const language = useLanguage()
  const text = words[language]
  const { token } = useAuth()
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  const undo = async () => {
    setBusy(true)
    const answer = await undoLine(line, token ?? '').catch(() => '')
    setBusy(false)
    if (typeof answer === 'string') toast.error(refusals[answer] ?? text.failed)
    else if (answer.length > 0) {
      const rest = answer.length - maxNamed
      const names = [...answer.slice(0, maxNamed), ...(rest > 0 ? [text.more(rest)] : [])]
      toast.warning(text.left, { description: names.join(', '), duration: Number.POSITIVE_INFINITY })
    }
    router.refresh()
  }
  return (
    <div className="several-done" role="status">
      <p lang="de">{action}.</p>
      <Button id="undo-several" size="medium" margin={false} disabled={busy} onClick={undo}>
        {text.undo}
      </Button>
      <a href={localePath(language, routes.logs.href())}>{text.log}</a>
    </div>
  )
}

/** Undoes a line of the log; returns the names of what was left as it is, or the code of an error. */
async function undoLine(id: string, token: string): Promise<string[] | string> {
  const response = await fetch('/api/undo', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ id }),
  })
  if (!response.ok) return ((await response.json()) as ErrorAnswer).code
  return ((await response.json()) as Undone).left.map(({ name }) => name)
}
