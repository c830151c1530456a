import type { Payload } from 'payload'

/** A task that works by itself and can be stopped. */
interface Stoppable {
  /** Resolves when none of its work is under way any more. */
  stop(): Promise<unknown>
}

export interface Jobs {
  add<One extends Stoppable>(job: One): One
  /** Adds a job that is stopped after all others, which may still pass something to it. */
  addLast<One extends Stoppable>(job: One): One
  /** Stops all of them and waits for work under way, so that the database can be closed. */
  stop(): Promise<void>
}

declare module '../lib/runtime/runtime.ts' {
  interface Runtime {
    jobs: Jobs
  }
}

/** Creates the one register of what a server does by itself. */
export function createJobs(payload: Payload): Jobs {
  const jobs: Stoppable[] = []
  const lastJobs: Stoppable[] = []

  /** Stops some jobs; a failure of one does not keep the others from stopping. */
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
