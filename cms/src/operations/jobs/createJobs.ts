import type { Payload } from 'payload'

/** Anything that works by itself and can be ended. */
interface Stoppable {
  /** Resolves when nothing of it is under way any more. */
  stop(): Promise<unknown>
}

export interface Jobs {
  add<One extends Stoppable>(job: One): One
  /** As `add`, and ended after all others, which may still hand it something. */
  addLast<One extends Stoppable>(job: One): One
  /** Ends all of them and waits for what is under way, so that the database can be closed. */
  stop(): Promise<void>
}

declare module '../runtime/runtime.ts' {
  interface Runtime {
    jobs: Jobs
  }
}

/** The one register of what a server does by itself. */
export function createJobs(payload: Payload): Jobs {
  const jobs: Stoppable[] = []
  const lastJobs: Stoppable[] = []

  /** One that does not end in good order keeps the others from nothing. */
  async function stopAll(some: readonly Stoppable[]): Promise<void> {
    const ends = await Promise.allSettled(some.map((job) => job.stop()))
    for (const end of ends)
      if (end.status === 'rejected') payload.logger.error({ err: end.reason, msg: 'A job did not end well' })
  }

  return {
    add(job) {
      jobs.push(job)
      return job
    },
    addLast(job) {
      lastJobs.push(job)
      return job
    },
    async stop() {
      await stopAll(jobs.splice(0))
      await stopAll(lastJobs.splice(0))
    },
  }
}
