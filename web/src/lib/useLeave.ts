import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { takeAlertAlong } from './alerts.ts'
import { useLocalPath } from './intl.ts'

/** Leaves a form after saving. In an effect, because the guard against leaving asks until it has been removed. */
export function useLeave() {
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const [goal, setGoal] = useState<{ to: string; state?: object } | null>(null)
  useEffect(() => {
    if (!goal) return
    takeAlertAlong()
    navigate(localPath(goal.to), { state: goal.state })
  }, [goal, localPath, navigate])
  return { isLeaving: goal !== null, leave: (to: string, state?: object) => setGoal({ to, state }) }
}
