import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown instead of the children when rendering one of them fails. */
  fallback: ReactNode
  children: ReactNode
  /** A new value makes the children render again. */
  attempt?: unknown
}

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ attempt }: Props) {
    if (this.state.failed && attempt !== this.props.attempt) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
