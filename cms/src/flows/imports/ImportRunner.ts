export interface ImportRunner {
  /** Continues an import in the background with its next step. */
  wake(id: string): void
  /** Continues everything that was running when this or another process ended. */
  resume(): Promise<void>
  /** Resolves when nothing is left to do; with `exceptPlaces`, except locating entries, which may take hours. */
  idle(options?: { exceptPlaces?: boolean }): Promise<void>
  /** Stops after the current transaction; the rest continues after the next start. */
  stop(): Promise<void>
}

declare module '../../operations/runtime/runtime.ts' {
  interface Runtime {
    imports: ImportRunner
  }
}
