import type { DataReader } from './dataReader.ts'
import type { Site } from './site.ts'

/** What can be seen of a subject in the data folder, with the number of its lines in the log. */
export type Picture = Record<string, string | number> & { lines: number }

export interface Act {
  name: string
  after: Picture
  send(site: Site, act: Act, signal: AbortSignal): Promise<void>
  /** Set by `send` once the server has promised to finish by itself. */
  isPromised?: boolean
}

/** Something that one act after another changes; all its data carries its tag. */
export abstract class Subject {
  abstract readonly kind: string
  isBusy = false
  lastAct = 'none'
  /** What may be there: several if the last act was not answered. */
  possible: Picture[]
  /** The line of the log that can be undone; unknown if a kill cut off the answer. */
  protected undo = ''

  constructor(
    readonly tag: string,
    nothing: Picture,
  ) {
    this.possible = [nothing]
  }

  get picture(): Picture {
    return this.possible[0] ?? { lines: 0 }
  }

  abstract next(): Act | null

  /** Reads what is there, and the ids that acts need. */
  abstract observe(rows: DataReader): Picture

  protected act(name: string, change: Partial<Picture>, send: Act['send']): Act {
    return { name, after: { ...this.picture, ...change } as Picture, send }
  }

  /** Does the same for an act with lines in the log. */
  protected logged(name: string, change: Partial<Picture>, send: Act['send'], lines = 1): Act {
    return this.act(name, { ...change, lines: this.picture.lines + lines }, send)
  }

  protected takeBack(change: Partial<Picture>, lines = 1): Act {
    const send = async (site: Site) => {
      await site.ask('/api/undo', { as: 'admin', body: { id: this.undo } })
      this.undo = ''
    }
    return this.logged(`${this.kind}: undone`, change, send, lines)
  }
}

export const chance = (probability: number) => Math.random() < probability
export const below = (limit: number) => Math.floor(Math.random() * limit)
export const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T

export const newText = () => `Stand ${crypto.randomUUID()}`
