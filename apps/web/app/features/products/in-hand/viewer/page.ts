/** The elements that the page of a product has for its viewer (`in-hand.tsx`). Throws when one is missing. */
export function elementsOf(product: HTMLElement) {
  const one = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const found = product.querySelector<E>(selector)
    if (!found) throw new Error(`the page has no ${selector}`)
    return found
  }
  return {
    taker: one('[data-in-hand]'),
    turntable: one('[data-turn]'),
    viewer: one('[data-viewer]'),
    canvas: one<HTMLCanvasElement>('canvas'),
    progress: one<HTMLProgressElement>('progress'),
    status: one('[data-status]'),
    failure: one('[data-failed]'),
    opener: one<HTMLButtonElement>('[data-do=open]'),
    listed: [...product.querySelectorAll<HTMLElement>('[data-parts] [data-part]')],
    markers: [...product.querySelectorAll<HTMLElement>('[data-markers] [data-part]')],
  }
}

export type ViewerPage = ReturnType<typeof elementsOf>

/** Marks a part in the list and in the picture, and returns what the list says of it. */
export function chosenPart({ listed, markers }: ViewerPage, name: string): string {
  for (const one of [...listed, ...markers]) one.setAttribute('aria-pressed', `${one.dataset.part === name}`)
  const item = listed.find(({ dataset }) => dataset.part === name)?.closest('li')
  return [...(item?.querySelectorAll('button, dl > div') ?? [])].map(({ textContent }) => textContent).join('. ')
}
