import type { ConsoleSlug } from './consoles.ts'
import panels from './panels.json' with { type: 'json' }

/** What sits on a face plate, from its middle: x to the right, y up, in decimeters. */
export interface PanelControl {
  readonly kind: 'screen' | 'keys' | 'button' | 'keyswitch' | 'led' | 'post' | 'connector' | 'rfid' | 'antenna'
  readonly x: number
  readonly y: number
  readonly w?: number
  readonly h?: number
  readonly r?: number
  /** Between keys. */
  readonly gap?: number
  readonly rows?: readonly (readonly string[])[]
  readonly looks?: readonly string[]
  readonly look?: string
  /** Printed under it, in English and in Spanish. */
  readonly label?: string
  readonly under?: string
  /** The name of the print that a display shows. */
  readonly print?: string
  readonly guard?: boolean
}

/** The face plate of a console, as the scenes of its pictures and the prints draw it. */
export interface Panel {
  readonly w: number
  readonly h: number
  readonly title: string
  readonly sub: string
  readonly titleAt: readonly [number, number]
  readonly hint: string
  readonly controls: readonly PanelControl[]
  readonly fields?: readonly { x: number; y: number; w: number; h: number; text: string }[]
}

export const panelOf = (slug: ConsoleSlug): Panel => panels[slug] as unknown as Panel

/** Returns the name that a control has in the models: `button-fire`. Terminals of one name are one part. */
export const anchorOf = ({ kind, label = '' }: Pick<PanelControl, 'kind' | 'label'>): string =>
  `${kind} ${label}`
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? kind

const radii: Partial<Record<PanelControl['kind'], number>> = { post: 0.14, connector: 0.25, antenna: 0.18, led: 0.06 }

/** Returns half the width and half the height of a control. */
export function reachOf({ kind, r, w = 0, h = 0, gap = 0, rows }: PanelControl): { x: number; y: number } {
  if (rows) return { x: ((rows[0]?.length ?? 0) * (w + gap) + gap) / 2, y: (rows.length * (h + gap) + gap) / 2 }
  if (w > 0) return { x: w / 2, y: h / 2 }
  const radius = (r ?? 0) * (kind === 'connector' || kind === 'button' ? 1.25 : 1.1) || radii[kind] || 0.1
  return { x: radius, y: radius }
}

export interface Key {
  readonly name: string
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly look: string | undefined
}

/** Returns the keys of a keypad, row after row. */
export function keysOf(control: PanelControl): Key[] {
  const { x, y, rows = [], looks = [], w = 0, h = 0, gap = 0 } = control
  const reach = reachOf(control)
  return rows.flatMap((names, row) =>
    names.map((name, column) => ({
      name,
      x: x - reach.x + gap + column * (w + gap) + w / 2,
      y: y + reach.y - gap - row * (h + gap) - h / 2,
      look: looks[row * names.length + column],
    })),
  )
}

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Returns what encloses all controls of a part on the panel; null where none is there. */
export function boxOf(slug: ConsoleSlug, anchor: string): Box | null {
  const controls = panelOf(slug).controls.filter((control) => anchorOf(control) === anchor)
  if (controls.length === 0) return null
  const ends = controls.map((control) => ({ ...control, reach: reachOf(control) }))
  return {
    left: Math.min(...ends.map(({ x, reach }) => x - reach.x)),
    right: Math.max(...ends.map(({ x, reach }) => x + reach.x)),
    top: Math.max(...ends.map(({ y, reach }) => y + reach.y)),
    bottom: Math.min(...ends.map(({ y, reach }) => y - reach.y)),
  }
}

const rounds: readonly PanelControl['kind'][] = ['button', 'keyswitch', 'post', 'connector', 'antenna']
/** Away from a lamp, which a number would cover. */
const ASIDE = 0.1

/** Returns where the number of a part stands; null where it is not on the panel. */
export function calloutAt(slug: ConsoleSlug, anchor: string): { x: number; y: number } | null {
  const [box, first] = [boxOf(slug, anchor), panelOf(slug).controls.find((control) => anchorOf(control) === anchor)]
  if (!box || !first) return null
  if (first.kind === 'led') return { x: box.left - ASIDE, y: box.top + ASIDE / 2 }
  return { x: box.left, y: rounds.includes(first.kind) ? first.y : box.top }
}
