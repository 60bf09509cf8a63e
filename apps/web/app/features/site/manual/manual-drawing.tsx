import { FragmentCurve } from '../stage-drawings.tsx'
import type { DrawingName } from './chapter.ts'
import { Orbit, Position, Scales } from './field-drawings.tsx'
import { Framing, Outlines, Versions } from './rock-drawings.tsx'

const drawings: Record<DrawingName, () => React.JSX.Element> = {
  versions: Versions,
  framing: Framing,
  orbit: Orbit,
  position: Position,
  scales: Scales,
  outlines: Outlines,
  curve: FragmentCurve,
}

/** The drawing of a figure; its caption describes it. */
export function ManualDrawing({ name }: { name: DrawingName }) {
  const Drawing = drawings[name]
  return <Drawing />
}
