import { type DragEvent, useState } from 'react'

interface Drag<Thing, Place> {
  /** Whether a place takes a thing; every place does by default. */
  accepts?: (thing: Thing, place: Place) => boolean
  onDrop: (thing: Thing, place: Place) => void
}

/**
 * Lets the mouse drag things to places: `thing` and `place` are for their elements. `dragged` is null while nothing is
 * dragged. When the element is removed meanwhile, browsers tell no end: it stays set until the next drag ends.
 */
export function useDrag<Thing, Place>({ accepts = () => true, onDrop }: Drag<Thing, Place>) {
  const [dragged, take] = useState<Thing | null>(null)
  const [over, hover] = useState<Place | null>(null)
  function drop(place: Place | null): void {
    take(null)
    hover(null)
    if (dragged !== null && place !== null && accepts(dragged, place)) onDrop(dragged, place)
  }
  return {
    dragged,
    over,
    take,
    hover,
    drop,
    thing: (thing: Thing, text: string) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', text) // Firefox and Safari drag nothing without data
        take(thing)
      },
      onDragEnd: () => drop(null),
    }),
    place: (place: Place) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === null || !accepts(dragged, place)) return
        event.preventDefault()
        hover(place)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        drop(place)
      },
    }),
  }
}
