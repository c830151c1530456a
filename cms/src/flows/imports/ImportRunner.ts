export interface ImportRunner {
  /** Goes on with an import in the background, whatever comes next for it. */
  wake(id: string): void
  /** Goes on with everything that was under way when this or another process ended. */
  resume(): Promise<void>
  /** Resolves when nothing is left to do, or nothing but placing entries on the map, which may take hours. */
  idle(options?: { exceptPlaces?: boolean }): Promise<void>
  /** Ends after the transaction under way; what is left goes on after the next start. */
  stop(): Promise<void>
}

declare module '../../operations/runtime/runtime.ts' {
  interface Runtime {
    imports: ImportRunner
  }
}
