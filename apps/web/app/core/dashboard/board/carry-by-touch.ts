/** How long a finger rests on a card before it takes it, and how far it may slip meanwhile: farther is scrolling. */
const hold = { ms: 300, px: 8 }

/** How near to an edge a carried card scrolls, and how many pixels at most per frame. */
const scrolling = { px: 56, most: 14 }

interface Carrying {
  /** A finger takes a card; returns whether it may be moved. */
  take(id: number): boolean
  /** The column below the finger. */
  over(column: string | null): void
  /** It is let go above a column, or above none: then it stays where it was. */
  drop(column: string | null): void
}

interface Press {
  card: HTMLElement
  pointerId: number
  /** Where the finger came down. */
  fromX: number
  fromY: number
  /** Where it is since the card is taken. */
  x: number
  y: number
  /** Until the card is taken. */
  timer: number
  /** What follows the finger, from then on. */
  image: HTMLElement | null
}

/**
 * Lets fingers and pens carry the cards of a board: the browser's own drag and drop is one of the mouse. A card is taken
 * after a moment, so that swiping scrolls as ever; a second finger puts it back. Returns what ends it.
 */
export function carryByTouch(board: HTMLElement, { take, over, drop }: Carrying): () => void {
  const ended = new AbortController()
  let press: Press | null = null
  let column: string | null = null

  function down(event: PointerEvent): void {
    if (press) {
      end(null)
      return
    }
    const card = (event.target as Element).closest<HTMLElement>('[data-card][draggable="true"]')
    if (!card || event.pointerType === 'mouse' || !event.isPrimary) return
    card.draggable = false // the browser would take it too
    const { pointerId, clientX: x, clientY: y } = event
    const timer = window.setTimeout(lift, hold.ms)
    press = { card, pointerId, fromX: x, fromY: y, x, y, timer, image: null }
  }
  function lift(): void {
    if (!press?.card.isConnected || !take(Number(press.card.dataset.card))) {
      end(null)
      return
    }
    press.image = imageOf(press.card)
    board.dataset.carries = ''
    navigator.vibrate?.(10)
    follow()
  }
  function move({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    if (press?.pointerId !== pointerId) return
    const { fromX, fromY } = press
    if (!press.image) {
      if (Math.hypot(x - fromX, y - fromY) > hold.px) end(null)
      return
    }
    press.image.style.translate = `${x - fromX}px ${y - fromY}px`
    Object.assign(press, { x, y })
  }
  /** Once per frame: scrolls near the edges, and finds the column, which changes by that too. */
  function follow(): void {
    if (!press?.image) return
    const { left, right } = board.getBoundingClientRect()
    const width = document.documentElement.clientWidth
    board.scrollLeft += speedAt(press.x, Math.max(left, 0), Math.min(right, width))
    document.scrollingElement!.scrollTop += speedAt(press.y, 0, window.innerHeight)
    const below = document.elementFromPoint(press.x, press.y)?.closest<HTMLElement>('[data-column]')
    const found = below && board.contains(below) ? below.dataset.column! : null
    if (found !== column) {
      column = found
      over(found)
    }
    requestAnimationFrame(follow)
  }
  function end(to: string | null): void {
    if (!press) return
    const { card, timer, image } = press
    press = null
    column = null
    clearTimeout(timer)
    card.draggable = true
    delete board.dataset.carries
    image?.remove()
    if (image) drop(to)
  }
  const up = ({ pointerId }: PointerEvent) => press?.pointerId === pointerId && end(column)
  const cancel = ({ pointerId }: PointerEvent) => press?.pointerId === pointerId && end(null)
  /** No scrolling, no menu and no click while a card is carried. */
  const hush = (event: Event) => press?.image && event.cancelable && event.preventDefault()

  const { signal } = ended
  board.addEventListener('pointerdown', down, { signal })
  board.addEventListener('touchmove', hush, { signal, passive: false })
  board.addEventListener('touchend', hush, { signal, passive: false })
  window.addEventListener('contextmenu', hush, { signal })
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', cancel, { signal })
  signal.addEventListener('abort', () => end(null))
  return () => ended.abort()
}

/** A copy of a card in its place, above everything. */
function imageOf(card: HTMLElement): HTMLElement {
  const { left, top, width } = card.getBoundingClientRect()
  const image = card.cloneNode(true) as HTMLElement
  delete image.dataset.card
  image.inert = true
  image.dataset.image = ''
  Object.assign(image.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` })
  document.body.append(image)
  return image
}

/** Returns how far to scroll in this frame at a place between two edges: the nearer to one, the farther. */
function speedAt(at: number, from: number, to: number): number {
  const near = Math.min(scrolling.px, (to - from) / 4)
  const into = at < from + near ? at - from - near : at > to - near ? at - to + near : 0
  return Math.round(Math.max(-1, Math.min(1, into / near)) * scrolling.most)
}
